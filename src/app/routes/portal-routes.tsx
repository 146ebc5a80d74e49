import type { Scope } from 'effector'
import type { RouteObject } from 'react-router-dom'
import { routeLoader } from './route-loader'
import { PortalScreen } from './PortalScreen'
import { RouteErrorBoundary } from './RouteErrorBoundary'

/** One catch-all route: the element stays mounted, so a language change keeps the state of the screen. */
export const createPortalRoutes = (scope: Scope): RouteObject[] => [
  {
    path: '*',
    loader: routeLoader(scope),
    Component: PortalScreen,
    ErrorBoundary: RouteErrorBoundary,
    HydrateFallback: () => null,
  },
]

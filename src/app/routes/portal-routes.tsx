import type { Scope } from 'effector'
import type { RouteObject } from 'react-router-dom'
import { routeLoader } from './route-loader'
import { PortalScreen } from './PortalScreen'
import { RouteErrorBoundary } from './RouteErrorBoundary'

/**
 * One route for every address: which screen it is comes from the route table alone. Because the element stays the same,
 * changing the language moves to another address without unmounting what the doctor was doing.
 */
export const createPortalRoutes = (scope: Scope): RouteObject[] => [
  {
    path: '*',
    loader: routeLoader(scope),
    Component: PortalScreen,
    ErrorBoundary: RouteErrorBoundary,
    HydrateFallback: () => null,
  },
]

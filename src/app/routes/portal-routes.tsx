import type { Scope } from 'effector'
import type { RouteObject } from 'react-router-dom'
import { type Language, LANGUAGES } from '@/shared/i18n'
import { ROUTE_IDS, type RouteId, routeDefinition } from '@/shared/routes'
import { correctAddress, guestsOnly, handOver, type ScreenRoute, requireSession, toMiddleware } from './middleware'
import { RouteErrorBoundary } from './RouteFailure'
import { PublicScreen, Screen, SignedInLayout } from './Screen'
import { screenLoader } from './screen-loader'

/** An address without a language matches too: its guards run before it is redirected. */
const PREFIXES: readonly (Language | null)[] = [...LANGUAGES, null]

/**
 * Every route has the same components at the same depth, so that a language change keeps the screen mounted. The
 * language segments are static: as a parameter, `/takvim` would be the home page in the language "takvim".
 */
export const createPortalRoutes = (scope: Scope): RouteObject[] => [
  {
    ErrorBoundary: RouteErrorBoundary,
    HydrateFallback: () => null,
    children: PREFIXES.map((language) => ({
      ...(language && { path: language, caseSensitive: true }),
      children: [
        ...screenRoutes(scope, language, isPublic),
        {
          Component: SignedInLayout,
          children: [
            ...screenRoutes(scope, language, (id) => !isPublic(id)),
            { path: '*', ...screenRoute(scope, { id: null, language, isOwnSlug: false }) },
          ],
        },
      ],
    })),
  },
]

const isPublic = (id: RouteId): boolean => routeDefinition(id).isPublic === true

/** Both slugs of every screen under every prefix: the one of the other language is redirected to the right one. */
const screenRoutes = (scope: Scope, language: Language | null, isIncluded: (id: RouteId) => boolean): RouteObject[] =>
  ROUTE_IDS.filter(isIncluded).flatMap((id) => {
    const { slug } = routeDefinition(id)
    return [...new Set(Object.values(slug))].map((path) => ({
      ...(path === '' ? { index: true } : { path, caseSensitive: true }),
      ...screenRoute(scope, { id, language, isOwnSlug: language !== null && slug[language] === path }),
    }))
  })

function screenRoute(scope: Scope, route: ScreenRoute) {
  const isGuestScreen = route.id !== null && isPublic(route.id)
  return {
    middleware: toMiddleware([isGuestScreen ? guestsOnly : requireSession, handOver, correctAddress], scope, route),
    loader: screenLoader(route),
    Component: isGuestScreen ? PublicScreen : Screen,
  }
}

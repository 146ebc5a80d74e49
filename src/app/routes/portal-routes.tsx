import type { Scope } from 'effector'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { isCurrentAddress, nextPaint } from '@/shared/browser'
import { applyLanguage, type Language, LANGUAGES, loadLanguage } from '@/shared/i18n'
import { $isPageBusy, FileLoadError, reloadForNewVersion } from '@/shared/lifecycle'
import { isPublicRoute, ROUTE_IDS, routeDefinition, type RouteId } from '@/shared/routes'
import { guard, isPublicScreen, languageOf, type ScreenRoute } from './middleware'
import { PublicScreen, RouteErrorBoundary, Screen, SignedInLayout } from './Screen'
import { loadScreen } from './screens'

/** An address without a language matches too: its guards run before it is redirected. */
const PREFIXES: readonly (Language | null)[] = [...LANGUAGES, null]

/**
 * Paths are not nested, because the router compiles a pattern for every level of every route at the start. One layout route
 * for all languages: a language change keeps the screen mounted. The language segments are static: as a parameter,
 * `/takvim` would be the home page in the language "takvim".
 */
export const createPortalRoutes = (scope: Scope): RouteObject[] => [
  ...PREFIXES.flatMap((language) => screenRoutes(scope, language, isPublicRoute)).map((route) => ({
    ...route,
    ErrorBoundary: RouteErrorBoundary,
  })),
  {
    ErrorBoundary: RouteErrorBoundary,
    Component: SignedInLayout,
    children: PREFIXES.flatMap((language) => [
      ...screenRoutes(scope, language, (id) => !isPublicRoute(id)),
      screenRoute(scope, '*', { id: null, language }),
    ]),
  },
]

/**
 * A screen has a route in its own language only, which halves the table; `*` corrects its other addresses. Guests have no
 * `*`: both slugs of a public screen are routes under every prefix.
 */
const screenRoutes = (scope: Scope, language: Language | null, isIncluded: (id: RouteId) => boolean): RouteObject[] =>
  ROUTE_IDS.filter(isIncluded).flatMap((id) => {
    const { slug } = routeDefinition(id)
    const paths = isPublicRoute(id) ? Object.values(slug) : language === null ? [] : [slug[language]]
    return [...new Set(paths)].map((path) => screenRoute(scope, path, { id, language }))
  })

const screenRoute = (scope: Scope, path: string, route: ScreenRoute) => ({
  path: [route.language, path].filter(Boolean).join('/'),
  caseSensitive: true,
  middleware: [guard(scope, route)],
  loader: screenLoader(scope, route),
  Component: isPublicScreen(route) ? PublicScreen : Screen,
})

/**
 * Loads texts and code of a screen. Returns why the screen has no code: the shell and a running call stay while the
 * failure is shown.
 */
const screenLoader =
  (scope: Scope, route: ScreenRoute) =>
  async ({ request }: LoaderFunctionArgs): Promise<FileLoadError | null> => {
    const language = languageOf(route)
    const [textsFailure, screenFailure] = await Promise.all([
      catchLoadFailure(loadLanguage(language)),
      catchLoadFailure(route.id === null ? null : loadScreen(route.id)),
    ])
    const isOutdated = textsFailure?.isOutdated === true || screenFailure?.isOutdated === true
    const address = new URL(request.url)
    // While a reload would abort a write or interrupt the user, the screen offers it instead.
    const canReload = isOutdated && !scope.getState($isPageBusy) && !request.signal.aborted
    // Never resolves, because the browser is leaving this page.
    if (canReload && reloadForNewVersion(address)) return new Promise(() => {})
    if (textsFailure) throw textsFailure
    // Lets the browser paint the feedback of the click before the render of the new screen blocks it.
    if (!isCurrentAddress(address.pathname, address.search)) await nextPaint()
    // The user may have navigated again; the language of an abandoned navigation must not be applied.
    if (!request.signal.aborted) await applyLanguage(language)
    return screenFailure
  }

async function catchLoadFailure(loading: Promise<void> | null): Promise<FileLoadError | null> {
  try {
    await loading
    return null
  } catch (error) {
    if (error instanceof FileLoadError) return error
    throw error
  }
}

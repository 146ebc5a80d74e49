import { attach, combine, createEvent, createStore, type Event, merge, restore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { navigateAway } from '@/shared/browser'
import { DEFAULT_LANGUAGE, type Language } from '@/shared/i18n'
import { createTask } from '@/shared/lib/effector'
import { $areFeaturesReady, featuresReady } from '@/shared/lifecycle'
import { languageOfPath } from './path-segments'
import { matchPath, type RouteMatch, translatePath } from './paths'
import { isPublicRoute, type RouteId } from './route-table'

export interface PortalLocation {
  pathname: string
  search: string
  hash: string
}

interface NavigateOptions {
  replace?: boolean
  preventScrollReset?: boolean
  /** Nothing happens while the router loads another page. */
  isSkippedWhilePending?: boolean
}

interface NavigationTarget extends NavigateOptions {
  to: string
}

/** What models may use of the router; the entry point sets the real one. */
export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>

// Events
/** The router has completed a navigation; React renders the page after this event. */
export const locationChanged = createEvent<PortalLocation>()
/**
 * React has committed the page of this location. Until then the previous page stays on the screen. In the layout phase:
 * refs and effects of the page run after it.
 */
export const locationRendered = createEvent<PortalLocation>()
/** The router loads a page, which the next navigation replaces. */
export const navigationStarted = createEvent<PortalLocation>()

const INITIAL_LOCATION: PortalLocation = { pathname: '/', search: '', hash: '' }
const languageOf = ({ pathname }: PortalLocation): Language => languageOfPath(pathname) ?? DEFAULT_LANGUAGE

// Stores
export const $navigate = createStore<Navigate | null>(null, { serialize: 'ignore' })
export const $location = restore(locationChanged, INITIAL_LOCATION)
const $loadingLocation = restore<PortalLocation>(navigationStarted, null).reset(locationChanged)
/** The page that is loading, otherwise the current one. */
export const $targetLocation = combine($location, $loadingLocation, (location, loading) => loading ?? location)
export const $currentRoute = $location.map<RouteMatch | null>(({ pathname }) => matchPath(pathname))
export const $language = $location.map(languageOf)
export const $targetLanguage = $targetLocation.map(languageOf)
export const $isOnPublicScreen = $currentRoute.map((route) => route !== null && isPublicRoute(route.id))
const $screen = $currentRoute.map((route) => route?.id ?? 'not-found')
const $routeKey = $currentRoute.map((route) => route && JSON.stringify([route.id, route.params]))
const $navigation = createStore<{ from: PortalLocation | null; to: PortalLocation | null }>({
  from: null,
  to: null,
}).on(locationChanged, ({ to: from }, to) => ({ from, to }))

// Effects
export const navigateFx = attach({
  source: $navigate,
  effect: async (navigate, { to, replace = false, ...options }: NavigationTarget) => {
    await navigate?.(to, { replace, ...options })
  },
})

export const openExternalUrlTask = createTask(navigateAway)

// Connections
/** A page has been opened: the first one, another one, or the same one again; a new language opens none (decision 0001). */
export const locationOpened = sample({
  clock: locationChanged,
  source: $navigation,
  filter: ({ from }, to) => from === null || !isLanguageSwitch(from, to),
  fn: (_, location) => location,
})
/** `locationChanged` for features that are loaded after the first screen: they get its address when they are ready. */
export const featureLocationChanged = sample({
  clock: [locationChanged, featuresReady],
  source: $location,
  filter: $areFeaturesReady,
})
/**
 * Events of `clock` for features that are loaded after the first screen. Of those that come before the features are ready,
 * the last one is emitted when they are, unless another page has been opened. Misses what fires before this call: the
 * calling module must be imported by what fires `clock`, or by the page, not only by the features.
 */
export function whenFeaturesReady<Payload>(clock: Event<Payload>): Event<Payload> {
  const early = sample({
    clock,
    source: $areFeaturesReady,
    filter: (areReady) => !areReady,
    fn: (_, payload) => payload,
  })
  const $pending = createStore<{ payload: Payload } | null>(null)
    .on(early, (_, payload) => ({ payload }))
    .reset(locationOpened)
  return merge([
    sample({ clock, filter: $areFeaturesReady }),
    sample({ clock: featuresReady, source: $pending, filter: Boolean, fn: ({ payload }) => payload }),
  ])
}
const afterFirstPage = (clock: Event<unknown>) =>
  sample({ clock, source: $navigation, filter: ({ from }) => from !== null, fn: () => {} })
/** Another screen is shown. The first page, a new query and a new language are no other screen. */
export const screenChanged = afterFirstPage($screen.updates)
/** Another screen is shown, or the same one with other parameters, for example of another patient. */
export const routeChanged = afterFirstPage($routeKey.updates)
const $isRoutePending = createStore(false).on(routeChanged, () => true)
/** The page of `routeChanged` is rendered. */
export const routeRendered = sample({ clock: locationRendered, source: $isRoutePending, filter: Boolean, fn: () => {} })
$isRoutePending.reset(routeRendered)
/**
 * A page outside of these screens is rendered, or the session has ended. Not `locationChanged`, after which a screen is
 * rendered with its own state until React commits the next one.
 */
export const screenLeft = (...screens: readonly RouteId[]): Event<void> =>
  merge([
    sample({
      clock: locationRendered,
      source: $location,
      // The user may be on the way to one of these screens already, whose requested state must not be reset.
      filter: ({ pathname }, rendered) => pathname === rendered.pathname && !isOneOf(screens, rendered),
      fn: () => {},
    }),
    sessionEnded.map(() => {}),
  ])

function isOneOf(screens: readonly RouteId[], { pathname }: PortalLocation): boolean {
  const route = matchPath(pathname)
  return route !== null && screens.includes(route.id)
}

function isLanguageSwitch(from: PortalLocation, to: PortalLocation): boolean {
  const language = languageOfPath(to.pathname)
  return (
    language !== null &&
    language !== languageOfPath(from.pathname) &&
    translatePath(from.pathname, language) === to.pathname &&
    from.search === to.search &&
    from.hash === to.hash
  )
}

/** Replaces the current address by one without these parameters, unless the user is leaving it. */
export function removeQueryParamsOn(clock: Event<unknown>, names: readonly string[]): void {
  sample({ clock, source: $location, fn: (location) => withoutQueryParams(location, names), target: navigateFx })
}

export function withoutQueryParams(
  { pathname, search, hash }: PortalLocation,
  names: readonly string[],
): NavigationTarget {
  const params = new URLSearchParams(search)
  for (const name of names) params.delete(name)
  const query = params.toString()
  return { to: pathname + (query && `?${query}`) + hash, replace: true, isSkippedWhilePending: true }
}

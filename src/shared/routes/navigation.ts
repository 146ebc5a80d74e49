import { attach, createEffect, createEvent, createStore, restore, sample } from 'effector'
import type { Language } from '@/shared/i18n'
import { navigateAway } from '@/shared/browser'
import { languageOfPath } from './path-segments'
import { matchPath, type RouteMatch } from './paths'
import { routeDefinition } from './route-table'

export interface PortalLocation {
  pathname: string
  search: string
  hash: string
}

interface NavigationTarget {
  to: string
  replace?: boolean
  keepsScroll?: boolean
}

/** The part of the router that models may use; the entry point sets the real one. */
export interface Navigator {
  navigate: (to: string, options?: { replace?: boolean; preventScrollReset?: boolean }) => Promise<void>
}

// Events
/** The navigation is complete and its page is rendered. */
export const locationChanged = createEvent<PortalLocation>()

// Stores
export const $navigator = createStore<Navigator | null>(null, { serialize: 'ignore' })
export const $location = restore(locationChanged, { pathname: '/', search: '', hash: '' })
export const $currentRoute = $location.map<RouteMatch | null>(({ pathname }) => matchPath(pathname))
export const $language = $location.map<Language>(({ pathname }) => languageOfPath(pathname) ?? 'tr')
export const $isOnPublicScreen = $currentRoute.map(
  (route) => route !== null && routeDefinition(route.id).isPublic === true,
)
const $screen = $currentRoute.map((route) => route?.id ?? 'not-found')
const $navigationCount = createStore(0).on(locationChanged, (count) => count + 1)

// Effects
export const navigateFx = attach({
  source: $navigator,
  effect: async (navigator, { to, replace = false, keepsScroll }: NavigationTarget) => {
    await navigator?.navigate(to, { replace, ...(keepsScroll && { preventScrollReset: true }) })
  },
})

export const openExternalUrlFx = createEffect(navigateAway)

// Connections
/** Another screen is shown. The first page, a new query and a new language are no other screen. */
export const screenChanged = sample({
  clock: $screen.updates,
  source: $navigationCount,
  filter: (count) => count > 1,
  fn: () => {},
})

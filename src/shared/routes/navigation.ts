import { attach, createEffect, createEvent, createStore, restore } from 'effector'
import { i18n, type Language } from '@/shared/i18n'
import { navigateAway, setDocumentTitle } from '@/shared/browser'
import { languageOfPath, matchPath, type RouteMatch } from './paths'

export interface PortalLocation {
  pathname: string
  search: string
  hash: string
}

interface NavigationTarget {
  to: string
  replace?: boolean
  /** The page stays scrolled as it is: it is the same one. */
  keepsScroll?: boolean
}

/** The part of the router that models may use; the entry point puts the real one into the scope. */
export interface Navigator {
  navigate: (to: string, options?: { replace?: boolean; preventScrollReset?: boolean }) => Promise<void>
}

// Events
/** A navigation is complete: the page of this location is on the screen. */
export const locationChanged = createEvent<PortalLocation>()
/** So much waits for the doctor, whatever the screen. */
export const unreadCountChanged = createEvent<number>()

// State
export const $navigator = createStore<Navigator | null>(null, { serialize: 'ignore' })
export const $location = restore(locationChanged, { pathname: '/', search: '', hash: '' })
/** The present route, or null on an address that belongs to no screen. */
export const $currentRoute = $location.map<RouteMatch | null>(({ pathname }) => matchPath(pathname))
/** The URL owns the language. */
export const $language = $location.map<Language>(({ pathname }) => languageOfPath(pathname) ?? 'tr')
const $unreadCount = restore(unreadCountChanged, 0)

// Effects
export const navigateFx = attach({
  source: $navigator,
  effect: async (navigator, { to, replace = false, keepsScroll }: NavigationTarget) => {
    await navigator?.navigate(to, { replace, ...(keepsScroll && { preventScrollReset: true }) })
  },
})

/** Leaves the portal for another site or application. */
export const openExternalUrlFx = createEffect(navigateAway)

/** The browser tab's title: how much waits, the screen and the product, never a person. */
export const showTitleFx = attach({
  source: $unreadCount,
  effect: (waiting, route: RouteMatch | null) => {
    const screen = route ? i18n.t(`routes:titles.${route.id}`) : i18n.t('statusPages:notFound.title')
    const count = waiting > 0 ? `(${waiting}) ` : ''
    setDocumentTitle(`${count}${screen} · ${i18n.t('common:product')}`)
  },
})

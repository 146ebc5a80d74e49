import { type Scope, scopeBind } from 'effector'
import { createPath, type LoaderFunctionArgs, type MiddlewareFunction, redirect, replace } from 'react-router-dom'
import { $isSignedIn, $lastSessionEnd } from '@/shared/auth'
import { currentLocation, isCurrentAddress, navigateAway } from '@/shared/browser'
import { $config } from '@/shared/config'
import { type Language, readLanguageCookie } from '@/shared/i18n'
import { $isPageBusy } from '@/shared/lifecycle'
import {
  buildPath,
  externalSignInUrl,
  isPublicRoute,
  matchAnyPath,
  newTabRequested,
  pathAfterSignIn,
  ROOM_PARAM,
  type RouteId,
  signInPath,
  translatePath,
} from '@/shared/routes'
import { externalScreenUrl } from './screens'

/** What a route of the table stands for. */
export interface ScreenRoute {
  /** Null for an unknown address. */
  id: RouteId | null
  /** Null for an address without a language. */
  language: Language | null
}

export const isPublicScreen = ({ id }: ScreenRoute): boolean => id !== null && isPublicRoute(id)

/**
 * Redirects, or leaves the portal: then its promise stays pending. The session is checked first: without one, the address
 * of a screen in another application leads to the sign-in too.
 */
export const guard =
  (scope: Scope, route: ScreenRoute): MiddlewareFunction =>
  (navigation) => {
    const { requested, address, redirectTo } = navigationTo(navigation, route)
    const config = scope.getState($config)
    const isSignedIn = scope.getState($isSignedIn)
    if (isSignedIn && isPublicScreen(route)) throw redirectTo(pathAfterSignIn(address))
    if (!isSignedIn) {
      const signInUrl = externalSignInUrl(config)
      if (signInUrl) return leaveFor(signInUrl, navigation)
      // No return path after a sign-out: Back may lead to a page about a patient of the previous user.
      const next = scope.getState($lastSessionEnd) === 'signed-out' ? null : address
      if (!isPublicScreen(route)) throw redirectTo(signInPath(languageOf(route), next))
    }
    const screenUrl = route.id && externalScreenUrl(route.id, createPath(address), config)
    // Only the portal has the consultation of a room link.
    if (screenUrl && new URLSearchParams(address.search).has(ROOM_PARAM) && !externalScreenUrl('home', '/', config))
      throw redirectTo(buildPath('home', languageOf(route)) + address.search)
    // A new tab, because leaving this page would end a call or abort a write.
    if (screenUrl && scope.getState($isPageBusy)) {
      scopeBind(newTabRequested, { scope })(screenUrl)
      return untilAborted(navigation)
    }
    if (screenUrl) return leaveFor(screenUrl, navigation)
    if (address.pathname !== requested.pathname) throw redirectTo(createPath(address))
    return undefined
  }

function navigationTo({ request }: Pick<LoaderFunctionArgs, 'request'>, route: ScreenRoute) {
  const requested = new URL(request.url)
  const isCurrent = isCurrentAddress(requested.pathname, requested.search)
  const pathname = correctPathname(requested.pathname, route)
  return {
    requested,
    // Language and slug are corrected in the same redirect: a second one would not know the hash.
    address: { pathname, search: requested.search, hash: isCurrent ? currentLocation().hash : '' },
    // Corrected in place: Back must not lead to the wrong address again.
    redirectTo: isCurrent ? replace : redirect,
  }
}

function correctPathname(pathname: string, route: ScreenRoute): string {
  // The router matches more than `matchPath`, such as `/en/sign%2Din//`, and public screens have no not-found page.
  if (route.id !== null) return isPublicRoute(route.id) ? buildPath(route.id, languageOf(route)) : pathname
  const match = matchAnyPath(pathname)
  if (match) return buildPath(match.id, languageOf(route), match.params)
  return route.language === null ? translatePath(pathname, languageOf(route)) : pathname
}

export const languageOf = ({ language }: ScreenRoute): Language => language ?? readLanguageCookie()

/**
 * The promise stays pending: the browser is leaving this page, and rendering another route would flash. If the user comes
 * back to the cached page, the next navigation aborts this one.
 */
function leaveFor(url: string, navigation: Pick<LoaderFunctionArgs, 'request'>): Promise<never> {
  navigateAway(url)
  return untilAborted(navigation)
}

function untilAborted({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

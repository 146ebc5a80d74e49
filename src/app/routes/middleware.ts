import type { Scope } from 'effector'
import { type LoaderFunctionArgs, type MiddlewareFunction, redirect, replace } from 'react-router-dom'
import { $isSignedIn, $lastSessionEnd } from '@/shared/auth'
import { currentLocation, isCurrentAddress, navigateAway } from '@/shared/browser'
import { $config } from '@/shared/config'
import { type Language, readLanguageCookie } from '@/shared/i18n'
import { decodeOrNull } from '@/shared/lib/url'
import {
  buildPath,
  externalSignInUrl,
  isPublicRoute,
  matchAnyPath,
  pathAfterSignIn,
  type PortalLocation,
  type RouteId,
  type RouteParams,
  signInPath,
  translatePath,
} from '@/shared/routes'
import { externalScreenUrl } from './screens'

/** What a route of the tree stands for. */
export interface ScreenRoute {
  /** Null for an unknown address. */
  id: RouteId | null
  /** Null for an address without a language. */
  language: Language | null
  /** The slug is of that language. */
  isOwnSlug: boolean
}

interface Navigation {
  requested: URL
  /** With language and slug corrected: a second redirect would not know the hash. */
  address: PortalLocation
  redirectTo: typeof redirect
}

/** Returns a promise that never resolves if the browser leaves the portal. */
type Guard = (navigation: Navigation, scope: Scope, route: ScreenRoute) => Promise<void> | undefined

export const guestsOnly: Guard = ({ address, redirectTo }, scope) => {
  if (scope.getState($isSignedIn)) throw redirectTo(pathAfterSignIn(address))
  return leaveFor(externalSignInUrl(scope.getState($config)))
}

export const requireSession: Guard = ({ address, redirectTo }, scope, route) => {
  if (scope.getState($isSignedIn)) return undefined
  const leaving = leaveFor(externalSignInUrl(scope.getState($config)))
  if (leaving) return leaving
  // Back after a sign-out: the page may be about a patient of the user who has left.
  const isSignedOut = scope.getState($lastSessionEnd) === 'signed-out'
  throw redirectTo(signInPath(languageOf(route), isSignedOut ? null : address))
}

/** Screens that the deployment has in another application. */
export const handOver: Guard = ({ address }, scope, { id }) =>
  id === null ? undefined : leaveFor(externalScreenUrl(id, pathOf(address), scope.getState($config)))

export const correctAddress: Guard = ({ requested, address, redirectTo }) => {
  if (address.pathname !== requested.pathname) throw redirectTo(pathOf(address))
  return undefined
}

export const toMiddleware = (guards: readonly Guard[], scope: Scope, route: ScreenRoute): MiddlewareFunction[] =>
  guards.map((guard) => (request) => guard(navigationTo(request, route), scope, route))

function navigationTo({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>, route: ScreenRoute) {
  const requested = new URL(request.url)
  const isCurrent = isCurrentAddress(requested.pathname, requested.search)
  const pathname = correctPathname(requested.pathname, params as RouteParams, route)
  return {
    requested,
    address: { pathname, search: requested.search, hash: isCurrent ? currentLocation().hash : '' },
    // Corrected in place: Back must not lead to the wrong address again.
    redirectTo: isCurrent ? replace : redirect,
  }
}

function correctPathname(pathname: string, params: RouteParams, route: ScreenRoute): string {
  // The router matches `/tr/giris-yap//`, `matchAnyPath` does not, and public screens have no not-found page.
  if (route.isOwnSlug && route.id && isPublicRoute(route.id)) return pathname.replace(/\/{2,}$/, '')
  if (route.isOwnSlug) return pathname
  // The router passes on parameters that it cannot decode; they name no screen.
  const isDecodable = decodeOrNull(pathname) !== null
  if (route.id !== null && isDecodable) return buildPath(route.id, languageOf(route), params)
  const match = matchAnyPath(pathname)
  if (match) return buildPath(match.id, languageOf(route), match.params)
  return route.language === null ? translatePath(pathname, languageOf(route)) : pathname
}

export const languageOf = ({ language }: ScreenRoute): Language => language ?? readLanguageCookie()

const pathOf = ({ pathname, search, hash }: PortalLocation): string => pathname + search + hash

/** The promise never resolves: the browser is leaving this page, and rendering another route would flash. */
function leaveFor(url: string | null): Promise<void> | undefined {
  if (url === null) return undefined
  navigateAway(url)
  return new Promise(() => {})
}

import { safeReturnPath } from '@/shared/auth'
import { pageOrigin } from '@/shared/browser'
import type { PortalConfig } from '@/shared/config'
import { DEFAULT_LANGUAGE, type Language } from '@/shared/i18n'
import type { PortalLocation } from './navigation'
import { languageOfPath } from './path-segments'
import { buildPath, matchPath, translatePath } from './paths'
import { isPublicRoute } from './route-table'

export function signInPath(language: Language, requested: PortalLocation | null): string {
  const path = buildPath('signIn', language)
  if (requested === null) return path
  const next = requested.pathname + requested.search + requested.hash
  return isHome(next) ? path : `${path}?${new URLSearchParams({ next })}`
}

/** The requested page in the language of the sign-in page, because the user may have switched it there. */
export function pathAfterSignIn({ pathname, search }: Pick<PortalLocation, 'pathname' | 'search'>): string {
  const language = languageOfPath(pathname) ?? DEFAULT_LANGUAGE
  const next = safeReturnPath(new URLSearchParams(search).get('next'))
  const [path = ''] = next?.split(/[?#]/, 1) ?? []
  // Sign-in must not lead back to the sign-in page.
  if (next === null || isPublic(path)) return buildPath('home', language)
  return translatePath(path, language) + next.slice(path.length)
}

/** Null for the portal's own page, however it is configured: it would redirect to itself forever. */
export function externalSignInUrl({ signInUrl }: Pick<PortalConfig, 'signInUrl'>): string | null {
  if (signInUrl === '') return null
  const { origin, pathname } = new URL(signInUrl, pageOrigin())
  return origin === pageOrigin() && matchPath(pathname)?.id === 'signIn' ? null : signInUrl
}

const isHome = (path: string): boolean => matchPath(path)?.id === 'home'

function isPublic(path: string): boolean {
  const route = matchPath(path)
  return route !== null && isPublicRoute(route.id)
}

import { safeReturnPath } from '@/shared/auth'
import type { Language } from '@/shared/i18n'
import type { PortalLocation } from './navigation'
import { languageOfPath } from './path-segments'
import { buildPath, matchPath, translatePath } from './paths'
import { routeDefinition } from './route-table'

export function signInPath(language: Language, requested?: PortalLocation): string {
  const path = buildPath('signIn', language)
  if (requested === undefined) return path
  const next = requested.pathname + requested.search + requested.hash
  return isHome(next) ? path : `${path}?${new URLSearchParams({ next })}`
}

/** In the language of the sign-in page, because the user may have switched it there. */
export function pathAfterSignIn({ pathname, search }: Pick<PortalLocation, 'pathname' | 'search'>): string {
  const language = languageOfPath(pathname) ?? 'tr'
  const next = safeReturnPath(new URLSearchParams(search).get('next'))
  if (next === null || isPublic(next)) return buildPath('home', language)
  const [path = ''] = next.split(/[?#]/, 1)
  return translatePath(path, language) + next.slice(path.length)
}

const isHome = (path: string): boolean => matchPath(path)?.id === 'home'

/** Sign-in must not lead back to the sign-in page. */
function isPublic(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1)
  const match = matchPath(pathname)
  return match !== null && routeDefinition(match.id).isPublic === true
}

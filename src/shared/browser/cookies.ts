import { decodeOrNull } from '@/shared/lib/url'

export const AUTH_COOKIE = 'auth_doctor'
export const CLINIC_COOKIE = 'selected_company'
export const LANGUAGE_COOKIE = 'lang_doctor'
/**
 * Holds the reason why the token is missing: a tab may notice that before it receives a message with the reason. Not in the
 * local storage, whose changes reach other tabs later than those of cookies.
 */
export const SESSION_END_COOKIE = 'portal_session_end'

export const PORTAL_COOKIES: readonly string[] = [AUTH_COOKIE, CLINIC_COOKIE, LANGUAGE_COOKIE, SESSION_END_COOKIE]

interface CookieScope {
  /** If it is missing or empty, the cookie is for this host only. */
  domain?: string
  sameSite?: 'Lax' | 'None'
}

/** Attributes of a cookie; it is written with `Path=/`, and `Secure` on HTTPS. */
export interface CookieOptions extends CookieScope {
  days?: number
}

/** Browsers return the cookie with the longest path first, so one that was written on these paths would hide ours. */
const OTHER_PATHS = ['/tr', '/en']

const SECONDS_PER_DAY = 86_400

export const readCookie = (name: string): string | null => readCookies(name)[0] ?? null

/** Two cookies may have the same name: one of this host and one of a parent domain. */
export function readCookies(name: string): string[] {
  const prefix = `${name}=`
  const pairs = allCookies()
    .split('; ')
    .filter((pair) => pair.startsWith(prefix))
  const values = pairs.map((pair) => pair.slice(prefix.length))
  // Another application may write a value unencoded, such as a single "%": it is used unchanged.
  return values.map((value) => decodeOrNull(value) ?? value)
}

/** Browsers may throw on cookie access: that counts as no cookies. */
function allCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Browsers drop rejected cookies silently, so it is read back. Returns whether this value is read from now on. */
export function writeCookie(name: string, value: string, { days, ...scope }: CookieOptions = {}): boolean {
  deleteOnPaths(OTHER_PATHS, name, scope)
  setCookieString(name, value, scope, days === undefined ? [] : [`Max-Age=${days * SECONDS_PER_DAY}`])
  return readCookie(name) === value
}

/**
 * A domain cookie is only deleted with its domain; without one in `scope`, all parent domains are tried. Deletion may be
 * asynchronous; reading the cookie waits for it, so that other tabs do not see it any more.
 */
export function deleteCookie(name: string, scope: CookieScope = {}): void {
  deleteOnPaths([...OTHER_PATHS, '/'], name, scope)
  if (readCookie(name) === null || scope.domain) return
  for (let domain = location.hostname; domain.includes('.'); domain = domain.slice(domain.indexOf('.') + 1))
    deleteCookie(name, { domain })
}

function deleteOnPaths(paths: readonly string[], name: string, scope: CookieScope): void {
  for (const path of paths) {
    setCookieString(name, '', scope, ['Max-Age=0', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'], path)
  }
}

function setCookieString(
  name: string,
  value: string,
  { domain, sameSite = 'Lax' }: CookieScope,
  lifetime: readonly string[],
  path = '/',
) {
  const isSecure = location.protocol === 'https:' || sameSite === 'None'
  const cookie = [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `SameSite=${sameSite}`,
    ...lifetime,
    ...(domain ? [`Domain=${domain}`] : []),
    ...(isSecure ? ['Secure'] : []),
  ]
  try {
    document.cookie = cookie.join('; ')
  } catch {
    // `writeCookie` reads the cookie back.
  }
}

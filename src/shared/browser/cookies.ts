interface CookieScope {
  /** Empty = this host alone. */
  domain?: string
  sameSite?: 'Lax' | 'Strict' | 'None'
}

/** Attributes of a cookie that the portal writes; always `Path=/`, and `Secure` whenever the page itself is. */
export interface CookieOptions extends CookieScope {
  /** Without it the cookie ends with the browser session. */
  days?: number
}

const SECONDS_PER_DAY = 86_400

export const readCookie = (name: string): string | null => readCookies(name)[0] ?? null

/** Cookies of the same name may stand side by side, for this host and for a domain around it. */
export function readCookies(name: string): string[] {
  const prefix = `${name}=`
  const pairs = allCookies()
    .split('; ')
    .filter((pair) => pair.startsWith(prefix))
  return pairs.map((pair) => decodeValue(pair.slice(prefix.length)))
}

/** A browser may refuse cookies altogether, by throwing: then there are none. */
function allCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // A value that something else wrote unencoded, such as a lone "%": taken as it stands.
    return value
  }
}

/** Writes a cookie and reads it back: browsers drop refused cookies without a word. Returns whether it is there. */
export function writeCookie(name: string, value: string, { days, ...scope }: CookieOptions = {}): boolean {
  setCookieString(name, value, scope, days === undefined ? [] : [`Max-Age=${days * SECONDS_PER_DAY}`])
  return readCookie(name) === value
}

/**
 * A cookie of a domain is another one than that of this host: only with its domain is it found. The browser may still be at
 * it when it says that it is done; to read waits for that, and a tab that is told next finds the cookie gone.
 */
export function deleteCookie(name: string, scope: CookieScope = {}): void {
  setCookieString(name, '', scope, ['Max-Age=0', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'])
  allCookies()
}

function setCookieString(
  name: string,
  value: string,
  { domain, sameSite = 'Lax' }: CookieScope,
  lifetime: readonly string[],
) {
  const isSecure = location.protocol === 'https:' || sameSite === 'None'
  const cookie = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `SameSite=${sameSite}`,
    ...lifetime,
    ...(domain ? [`Domain=${domain}`] : []),
    ...(isSecure ? ['Secure'] : []),
  ]
  try {
    document.cookie = cookie.join('; ')
  } catch {
    // Reading it back tells that it is not there.
  }
}

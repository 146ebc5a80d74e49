/** Attributes of a cookie that the portal writes; always `Path=/`, and `Secure` whenever the page itself is. */
export interface CookieOptions {
  /** Without it the cookie ends with the browser session. */
  days?: number
  domain?: string
  sameSite?: 'Lax' | 'Strict' | 'None'
}

const SECONDS_PER_DAY = 86_400

export function readCookie(name: string): string | null {
  const prefix = `${name}=`
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix))
  if (found === undefined) return null
  try {
    return decodeURIComponent(found.slice(prefix.length))
  } catch {
    // A value that something else wrote unencoded, such as a lone "%": taken as it stands.
    return found.slice(prefix.length)
  }
}

/** Writes a cookie and reads it back: browsers drop refused cookies without a word. Returns whether it is there. */
export function writeCookie(
  name: string,
  value: string,
  { days, domain, sameSite = 'Lax' }: CookieOptions = {},
): boolean {
  const secure = location.protocol === 'https:' || sameSite === 'None'
  document.cookie = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `SameSite=${sameSite}`,
    ...(days === undefined ? [] : [`Max-Age=${days * SECONDS_PER_DAY}`]),
    ...(domain ? [`Domain=${domain}`] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ')
  return readCookie(name) === value
}

export function deleteCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax`
}

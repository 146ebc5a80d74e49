import { type CookieOptions, deleteCookie, readCookies, writeCookie } from '@/shared/browser'
import { CROSS_SITE_COOKIE_DAYS, type PortalConfig } from '@/shared/config'

/** Cookie by which the patient site reads the session. */
type CookieTarget = Pick<PortalConfig['patientSite'], 'cookieName' | 'cookieDomain'>

const attributes = ({ cookieDomain }: CookieTarget): CookieOptions => ({ domain: cookieDomain, sameSite: 'None' })

/**
 * True if the browser stored the copy. An existing cookie could hide a failed write: ours is deleted first, then copies
 * are counted.
 */
export function writeSessionCopy(token: string, target: CookieTarget): boolean {
  const { cookieName } = target
  deleteCookie(cookieName, attributes(target))
  const others = copiesOf(token, cookieName)
  writeCookie(cookieName, token, { ...attributes(target), days: CROSS_SITE_COOKIE_DAYS })
  return copiesOf(token, cookieName) > others
}

const copiesOf = (token: string, cookieName: string): number =>
  readCookies(cookieName).filter((value) => value === token).length

/** Deletes the copy of every session other than `token`; null deletes any. */
export function clearOtherCopies(token: string | null, target: CookieTarget): void {
  if (readCookies(target.cookieName).some((value) => value !== token))
    deleteCookie(target.cookieName, attributes(target))
}

import { type CookieOptions, deleteCookie, readCookies, writeCookie } from '@/shared/browser'
import { CROSS_SITE_COOKIE_DAYS, type PortalConfig } from '@/shared/config'

/** How the patient site gets the session: a cookie that it can read. */
export type CookieTarget = Pick<PortalConfig['patientSite'], 'cookieName' | 'cookieDomain'>

const attributes = ({ cookieDomain }: CookieTarget): CookieOptions => ({ domain: cookieDomain, sameSite: 'None' })

/**
 * Returns whether the browser keeps the copy. An older one of the same session, or one that the patient site has made
 * itself, could pass for it: so ours goes first, and afterwards there must be one more.
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

/** Takes away a copy of any other session than this one; null for none. */
export function clearOtherCopies(token: string | null, target: CookieTarget): void {
  if (readCookies(target.cookieName).some((value) => value !== token))
    deleteCookie(target.cookieName, attributes(target))
}

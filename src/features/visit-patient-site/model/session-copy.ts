import { type CookieOptions, deleteCookie, readCookies, writeCookie } from '@/shared/browser'
import { CROSS_SITE_COOKIE_DAYS, type PortalConfig } from '@/shared/config'
import { createTask } from '@/shared/lib/effector'

/** Cookie by which the patient site reads the session. */
type CookieTarget = Pick<PortalConfig['patientSite'], 'cookieName' | 'cookieDomain'>

const attributes = ({ cookieDomain }: CookieTarget): CookieOptions => ({ domain: cookieDomain, sameSite: 'None' })

/**
 * True if the browser stored the copy. An existing cookie could hide a failed write: ours is deleted first, then the cookies of
 * this name are counted.
 */
export function writeSessionCopy(token: string, target: CookieTarget): boolean {
  const { cookieName } = target
  deleteCookie(cookieName, attributes(target))
  const others = readCookies(cookieName).length
  writeCookie(cookieName, token, { ...attributes(target), days: CROSS_SITE_COOKIE_DAYS })
  return readCookies(cookieName).length > others
}

/** Deletes the copy of every session other than `token`; null deletes any. */
export function clearOtherCopies(token: string | null, target: CookieTarget): void {
  if (readCookies(target.cookieName).some((value) => value !== token))
    deleteCookie(target.cookieName, attributes(target))
}

/** In the first bundle: a session may end before the other features are loaded. */
export const clearOtherCopiesTask = createTask(
  ({ token, site }: { token: string | null; site: PortalConfig['patientSite'] }) => {
    if (site.url !== '') clearOtherCopies(token, site)
  },
)

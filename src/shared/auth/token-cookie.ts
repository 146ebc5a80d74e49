import { deleteCookie, readCookie, writeCookie } from '@/shared/browser'
import { COMPANY_COOKIE_DAYS } from '@/shared/config'

const AUTH_COOKIE = 'auth_doctor'
const COMPANY_COOKIE = 'selected_company'

/** What broken writers leave in a cookie when they have no token. */
const NO_TOKEN = new Set(['', 'undefined', 'null'])

/** The doctor's token, or null where the cookie is missing, blank, quoted or otherwise no token. */
export function readAuthToken(): string | null {
  const token = readCookie(AUTH_COOKIE)?.trim() ?? ''
  return NO_TOKEN.has(token) || /[\s"]|^'/.test(token) ? null : token
}

/** Returns whether the cookie holds this token afterwards: without it, every page would lead back to sign-in. */
export const writeAuthToken = (token: string): boolean => writeCookie(AUTH_COOKIE, token) && readAuthToken() === token

/** The clinic chosen last, as the cookie holds it. */
export const readSelectedCompany = (): string | null => readCookie(COMPANY_COOKIE)

/** Keeps the clinic for the time that the specification names; null forgets it. Whether it sticks, only reading tells. */
export function writeSelectedCompany(uuid: string | null): void {
  if (uuid === null) deleteCookie(COMPANY_COOKIE)
  else writeCookie(COMPANY_COOKIE, uuid, { days: COMPANY_COOKIE_DAYS })
}

/** What sign-out and an ended session clear: the token and the clinic. Returns whether there was a token to clear. */
export function clearSessionCookies(): boolean {
  const hadToken = readAuthToken() !== null
  deleteCookie(AUTH_COOKIE)
  deleteCookie(COMPANY_COOKIE)
  return hadToken
}

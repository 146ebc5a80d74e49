import {
  AUTH_COOKIE,
  CLINIC_COOKIE,
  deleteCookie,
  deviceStorage,
  readCookie,
  SESSION_END_COOKIE,
  writeCookie,
} from '@/shared/browser'
import { CLINIC_COOKIE_DAYS } from '@/shared/config'

/** A digest of the token and the clinic that the portal has stored for it. */
const STORED_CLINIC_KEY = 'portal.clinic'

/** Values that other applications write when they have no token. */
const NO_TOKEN = new Set(['', 'undefined', 'null'])

/** A token is sent in a header, so it has only visible ASCII characters. A value in quotes is that of another application. */
const isToken = (value: string): boolean => /^(?!')[\x21\x23-\x7e]+$/.test(value) && !NO_TOKEN.has(value)

const readTokenText = (): string => readCookie(AUTH_COOKIE)?.trim() ?? ''

/** The token of the user, or null if the cookie is missing, blank, quoted or otherwise invalid. */
export function readAuthToken(): string | null {
  const token = readTokenText()
  return isToken(token) ? token : null
}

/** There is a cookie with a text that cannot be a token. */
export function hasInvalidToken(): boolean {
  const token = readTokenText()
  return !NO_TOKEN.has(token) && !isToken(token)
}

/** `old-cookie`: a cookie of the same name, on a path or domain that the portal cannot write, hides ours. */
export type WriteFailure = 'invalid-token' | 'old-cookie' | 'blocked'

/** Returns null if the cookie holds this token: without it, every page would redirect to sign-in. */
export function writeAuthToken(token: string): WriteFailure | null {
  if (!isToken(token)) return 'invalid-token'
  if (writeCookie(AUTH_COOKIE, token)) return null
  return readCookie(AUTH_COOKIE) === null ? 'blocked' : 'old-cookie'
}

export const readSelectedClinic = (): string | null => readCookie(CLINIC_COOKIE)

/** Stores the clinic for the time of the specification; null deletes it. Read it back to know whether it was stored. */
export function writeSelectedClinic(uuid: string | null): void {
  if (uuid === null) {
    deleteCookie(CLINIC_COOKIE)
    deviceStorage.remove(STORED_CLINIC_KEY)
  } else {
    writeClinicCookie(uuid)
    deviceStorage.write(STORED_CLINIC_KEY, `${sessionDigest()} ${uuid}`)
  }
}

/** Renews the cookie only if it still has this clinic: another tab may have switched. */
export function renewSelectedClinic(uuid: string): void {
  if (readSelectedClinic() === uuid) writeClinicCookie(uuid)
}

const writeClinicCookie = (uuid: string) => writeCookie(CLINIC_COOKIE, uuid, { days: CLINIC_COOKIE_DAYS })

/** Deletes the clinic that the portal has stored in another session: the platform starts every session in the first clinic. */
export function clearClinicOfOtherSession(): void {
  const [session, clinic] = deviceStorage.read(STORED_CLINIC_KEY)?.split(' ') ?? []
  if (clinic === undefined || session === sessionDigest()) return
  deviceStorage.remove(STORED_CLINIC_KEY)
  // A different clinic stays: another application may have stored it in this session.
  if (clinic === readSelectedClinic()) deleteCookie(CLINIC_COOKIE)
}

/** Digest of the token in the cookie. */
export const sessionDigest = (): string => tokenDigest(readAuthToken() ?? '')

/** FNV-1a, 32 bit: distinguishes tokens without storing them. */
export function tokenDigest(token: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16)
}

/** The last session in this browser has expired: a missing cookie is no sign-out. */
export const isExpiryStored = (): boolean => readCookie(SESSION_END_COOKIE) === 'expired'

export function clearStoredExpiry(): void {
  if (isExpiryStored()) deleteCookie(SESSION_END_COOKIE)
}

/** Clears token and clinic. Returns whether there was a token. */
export function clearSessionCookies({ isExpired = false } = {}): boolean {
  const hadToken = readAuthToken() !== null
  // First, so that no tab finds the token missing without the reason, which only the tab that deletes the token knows.
  if (hadToken && isExpired) writeCookie(SESSION_END_COOKIE, 'expired')
  deleteCookie(AUTH_COOKIE)
  writeSelectedClinic(null)
  return hadToken
}

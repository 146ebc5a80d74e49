// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import {
  clearClinicOfOtherSession,
  clearSessionCookies,
  clearStoredExpiry,
  hasInvalidToken,
  isExpiryStored,
  readAuthToken,
  readSelectedClinic,
  writeAuthToken,
  writeSelectedClinic,
} from './token-cookie'

afterEach(() => {
  clearSessionCookies()
})

test.each(['', ' ', '%20', 'undefined', 'null', '"token"', "'token'", 'two words', '%22token%22', 'token%0A1'])(
  'the cookie %j is not a token (F-B02)',
  (value) => {
    vi.stubGlobal('document', { cookie: `lang_doctor=tr; auth_doctor=${value}` })
    expect(readAuthToken()).toBeNull()
  },
)

test('a token is read as it was written', () => {
  const token = "eyJhbGciOi.J9-_~+/='!.x"
  expect(writeAuthToken(token)).toBeNull()
  expect(readAuthToken()).toBe(token)
})

test('the token is a session cookie', () => {
  const write = vi.spyOn(document, 'cookie', 'set')
  writeAuthToken('token')
  expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^auth_doctor=token;(?!.*(Max-Age|Expires))/))
})

test.each(['', 'undefined', 'two words', 'ş'])('%j is not stored as a token', (value) => {
  expect(writeAuthToken(value)).toBe('invalid-token')
})

test.each([
  ['blocked', ''],
  ['old-cookie', 'auth_doctor=stale'],
])('a token that is not stored is detected: %s (F-R10)', (failure, cookie) => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => cookie, set: () => {} }))
  expect(writeAuthToken('token')).toBe(failure)
})

test('the clinic is written for seven days, and deleted', () => {
  const write = vi.spyOn(document, 'cookie', 'set')
  writeSelectedClinic('0b4c')
  expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^selected_company=0b4c;.*Max-Age=604800/))
  expect(readSelectedClinic()).toBe('0b4c')
  writeSelectedClinic(null)
  expect(readSelectedClinic()).toBeNull()
})

test('an ended session clears token and clinic', () => {
  writeAuthToken('token')
  document.cookie = 'selected_company=0b4c; Path=/'
  expect(readSelectedClinic()).toBe('0b4c')
  clearSessionCookies()
  expect(readAuthToken()).toBeNull()
  expect(readSelectedClinic()).toBeNull()
})

test('only a session that has expired leaves its reason for the other tabs', () => {
  writeAuthToken('token')
  clearSessionCookies()
  expect(isExpiryStored()).toBe(false)
  writeAuthToken('token')
  clearSessionCookies({ isExpired: true })
  expect(isExpiryStored()).toBe(true)
  clearStoredExpiry()
})

test.each([
  ['has ended', () => clearSessionCookies()],
  ['is in another clinic by the choice of another application', () => clearClinicOfOtherSession()],
])('the clinic of a session that %s says nothing about a later one', (_, endSession) => {
  writeAuthToken('first')
  writeSelectedClinic('0b4c')
  document.cookie = 'selected_company=7a11; Path=/'
  writeAuthToken('second')
  endSession()
  writeAuthToken('third')
  document.cookie = 'selected_company=0b4c; Path=/'
  clearClinicOfOtherSession()
  expect(readSelectedClinic()).toBe('0b4c')
})

test.each(['tok%C3%BCen', 'token%00', 'token%7F', 'token%01x', '%F0%9F%94%91'])(
  'the cookie %j is rejected, and the page knows that it is invalid (F-R09)',
  (value) => {
    vi.stubGlobal('document', { cookie: `auth_doctor=${value}` })
    expect(readAuthToken()).toBeNull()
    expect(hasInvalidToken()).toBe(true)
  },
)

test.each(['', '%20', 'undefined', 'null', 'token'])('the cookie %j is not an invalid token', (value) => {
  vi.stubGlobal('document', { cookie: `auth_doctor=${value}` })
  expect(hasInvalidToken()).toBe(false)
})

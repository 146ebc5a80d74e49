// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import {
  clearClinicOfOtherSession,
  clearSessionCookies,
  hasInvalidToken,
  readAuthToken,
  readSelectedClinic,
  whyTokenNotWritten,
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
  expect(writeAuthToken(token)).toBe(true)
  expect(readAuthToken()).toBe(token)
})

test('the token is a session cookie', () => {
  const write = vi.spyOn(document, 'cookie', 'set')
  writeAuthToken('token')
  expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^auth_doctor=token;(?!.*(Max-Age|Expires))/))
})

test.each(['', 'undefined', 'two words'])('%j is not stored as a token', (value) => {
  expect(writeAuthToken(value)).toBe(false)
})

test('a token that the browser does not store is detected', () => {
  vi.stubGlobal('document', {
    get cookie() {
      return ''
    },
    set cookie(_) {},
  })
  expect(writeAuthToken('token')).toBe(false)
})

test('a cookie of another application that hides the token is detected', () => {
  vi.stubGlobal('document', {
    get cookie() {
      return 'auth_doctor=another'
    },
    set cookie(_) {},
  })
  expect(writeAuthToken('token')).toBe(false)
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

test('an unusable token, an old cookie and blocked cookies are distinguished (F-R10)', () => {
  expect(whyTokenNotWritten('ş')).toBe('invalid-token')
  expect(whyTokenNotWritten('token')).toBe('blocked')
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => 'auth_doctor=stale', set: () => {} }))
  expect(writeAuthToken('token')).toBe(false)
  expect(whyTokenNotWritten('token')).toBe('old-cookie')
})

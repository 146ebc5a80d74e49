// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { clearSessionCookies, readAuthToken, readSelectedCompany, writeAuthToken } from './token-cookie'

afterEach(() => {
  vi.unstubAllGlobals()
  clearSessionCookies()
})

test.each(['', ' ', '%20', 'undefined', 'null', '"token"', "'token'", 'two words', '%22token%22', 'token%0A1'])(
  'the cookie %j is no token',
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

test.each(['', 'undefined', 'two words'])('%j is not kept as a token', (value) => {
  expect(writeAuthToken(value)).toBe(false)
})

test('a token that the browser does not keep is noticed', () => {
  vi.stubGlobal('document', {
    get cookie() {
      return ''
    },
    set cookie(_) {},
  })
  expect(writeAuthToken('token')).toBe(false)
})

test('an ended session leaves neither token nor clinic', () => {
  writeAuthToken('token')
  document.cookie = 'selected_company=0b4c; Path=/'
  expect(readSelectedCompany()).toBe('0b4c')
  clearSessionCookies()
  expect(readAuthToken()).toBeNull()
  expect(readSelectedCompany()).toBeNull()
})

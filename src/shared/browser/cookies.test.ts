// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { deleteCookie, readCookie, readCookies, writeCookie } from './cookies'

/** Stands in for the browser's cookie jar and shows what was written. */
function stubCookies(jar: string, keeps = true) {
  const written: string[] = []
  let content = jar
  vi.stubGlobal('document', {
    get cookie() {
      return content
    },
    set cookie(cookie: string) {
      written.push(cookie)
      if (keeps) content = cookie.split(';')[0] ?? ''
    },
  })
  return written
}

afterEach(() => vi.unstubAllGlobals())

test('a cookie is read by its whole name', () => {
  stubCookies('my_auth_doctor=other; auth_doctor=token; auth_doctor_old=older')
  expect(readCookie('auth_doctor')).toBe('token')
  expect(readCookie('auth')).toBeNull()
})

test('an encoded value comes back as it was written, and an unencoded one as it stands', () => {
  stubCookies('a=%C3%A7%3B%20b; b=100%')
  expect(readCookie('a')).toBe('ç; b')
  expect(readCookie('b')).toBe('100%')
})

test('a cookie is written for the whole portal, for the asked days, and safely encoded', () => {
  const written = stubCookies('')
  expect(writeCookie('lang_doctor', 'tr; Domain=evil.example', { days: 7 })).toBe(true)
  expect(written).toEqual(['lang_doctor=tr%3B%20Domain%3Devil.example; Path=/; SameSite=Lax; Max-Age=604800'])
})

test('a cookie is secure wherever the page is, and always for other sites', () => {
  const written = stubCookies('')
  writeCookie('a', '1', { sameSite: 'None', domain: 'clinic.example' })
  vi.stubGlobal('location', { protocol: 'https:' })
  writeCookie('a', '1')
  expect(written).toEqual([
    'a=1; Path=/; SameSite=None; Domain=clinic.example; Secure',
    'a=1; Path=/; SameSite=Lax; Secure',
  ])
})

test('a cookie that the browser drops is noticed', () => {
  stubCookies('', false)
  expect(writeCookie('auth_doctor', 'token')).toBe(false)
})

test('a deleted cookie is gone', () => {
  document.cookie = 'auth_doctor=token; Path=/'
  expect(readCookie('auth_doctor')).toBe('token')
  deleteCookie('auth_doctor')
  expect(readCookie('auth_doctor')).toBeNull()
})

test('cookies of one name, for this host and for a domain around it, are all read', () => {
  stubCookies('a=1; ab=2; a=3')
  expect(readCookies('a')).toEqual(['1', '3'])
  expect(readCookies('b')).toEqual([])
})

test('the cookie of a domain is deleted with that domain', () => {
  const written = stubCookies('a=1')
  deleteCookie('a', { domain: 'clinic.example', sameSite: 'None' })
  expect(written).toEqual([
    expect.stringMatching(/^a=; Path=\/; SameSite=None; Max-Age=0; .*Domain=clinic.example; Secure$/),
  ])
})

test('a browser that refuses cookies by throwing has none, keeps none, and stops nothing', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }))
  expect(readCookie('auth_doctor')).toBeNull()
  expect(writeCookie('auth_doctor', 'token')).toBe(false)
  expect(() => deleteCookie('auth_doctor')).not.toThrow()
})

test('a cookie that was deleted is read before anybody is told: until then the browser may still be at it', () => {
  const uses: string[] = []
  vi.stubGlobal('document', {
    get cookie() {
      uses.push('read')
      return ''
    },
    set cookie(_: string) {
      uses.push('write')
    },
  })
  deleteCookie('auth_doctor')
  expect(uses).toEqual(['write', 'read'])
})

// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { deleteCookie, readCookie, readCookies, writeCookie } from './cookies'

function stubCookies(jar: string, isStored = true) {
  const written: string[] = []
  let content = jar
  vi.stubGlobal('document', {
    get cookie() {
      return content
    },
    set cookie(cookie: string) {
      written.push(cookie)
      if (isStored) content = cookie.split(';')[0] ?? ''
    },
  })
  return written
}

test('a cookie is read by its whole name', () => {
  stubCookies('my_auth_doctor=other; auth_doctor=token; auth_doctor_old=older')
  expect(readCookie('auth_doctor')).toBe('token')
  expect(readCookie('auth')).toBeNull()
})

test('an encoded value is decoded, an unencoded one is returned unchanged', () => {
  stubCookies('a=%C3%A7%3B%20b; b=100%; c=%E0%A4%A')
  expect(readCookie('a')).toBe('ç; b')
  expect(readCookie('b')).toBe('100%')
  expect(readCookie('c')).toBe('%E0%A4%A')
})

test('a cookie is written for the whole portal, for the given days and encoded', () => {
  const written = stubCookies('')
  expect(writeCookie('lang_doctor', 'tr; Domain=evil.example', { days: 7 })).toBe(true)
  expect(written.at(-1)).toBe('lang_doctor=tr%3B%20Domain%3Devil.example; Path=/; SameSite=Lax; Max-Age=604800')
})

test('a cookie is Secure on HTTPS, and always with SameSite=None', () => {
  const written = stubCookies('')
  writeCookie('a', '1', { sameSite: 'None', domain: 'clinic.example' })
  vi.stubGlobal('location', { protocol: 'https:' })
  writeCookie('a', '1')
  expect(written.filter((cookie) => cookie.startsWith('a=1'))).toEqual([
    'a=1; Path=/; SameSite=None; Domain=clinic.example; Secure',
    'a=1; Path=/; SameSite=Lax; Secure',
  ])
})

test('a cookie is deleted on the language paths before it is written, and on every path when it is deleted (F-R10)', () => {
  const written = stubCookies('')
  const paths = () => written.splice(0).map((cookie) => /^(\w+=\w*); Path=([^;]*)/.exec(cookie)?.slice(1))
  writeCookie('a', '1')
  expect(paths()).toEqual([
    ['a=', '/tr'],
    ['a=', '/en'],
    ['a=1', '/'],
  ])
  deleteCookie('a')
  expect(paths()).toEqual([
    ['a=', '/tr'],
    ['a=', '/en'],
    ['a=', '/'],
  ])
})

test('a cookie that the browser drops is detected', () => {
  stubCookies('', false)
  expect(writeCookie('auth_doctor', 'token')).toBe(false)
})

test('a deleted cookie cannot be read', () => {
  document.cookie = 'auth_doctor=token; Path=/'
  expect(readCookie('auth_doctor')).toBe('token')
  deleteCookie('auth_doctor')
  expect(readCookie('auth_doctor')).toBeNull()
})

test('cookies of one name, of this host and of a parent domain, are all read', () => {
  stubCookies('a=1; ab=2; a=3')
  expect(readCookies('a')).toEqual(['1', '3'])
  expect(readCookies('b')).toEqual([])
})

test('a domain cookie is deleted with its domain', () => {
  const written = stubCookies('a=1')
  deleteCookie('a', { domain: 'clinic.example', sameSite: 'None' })
  expect(written.at(-1)).toMatch(/^a=; Path=\/; SameSite=None; Max-Age=0; .*Domain=clinic.example; Secure$/)
})

test('a cookie of a parent domain, such as that of an external sign-in, is deleted too', () => {
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'portal.clinic.example' })
  let jar = 'a=1'
  const domains = new Set<string | undefined>()
  vi.stubGlobal('document', {
    get cookie() {
      return jar
    },
    set cookie(cookie: string) {
      const domain = /Domain=([^;]*)/.exec(cookie)?.[1]
      domains.add(domain)
      if (domain === 'clinic.example') jar = ''
    },
  })
  deleteCookie('a')
  expect(readCookie('a')).toBeNull()
  expect([...domains]).toEqual([undefined, 'portal.clinic.example', 'clinic.example'])
})

test('a browser that throws on cookie access has no cookies, and nothing fails', () => {
  const throwBlocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: throwBlocked, set: throwBlocked }))
  expect(readCookie('auth_doctor')).toBeNull()
  expect(writeCookie('auth_doctor', 'token')).toBe(false)
  expect(() => deleteCookie('auth_doctor')).not.toThrow()
})

test('a deletion is followed by a read, because it may be asynchronous', () => {
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
  expect(uses).toEqual(['write', 'write', 'write', 'read'])
})

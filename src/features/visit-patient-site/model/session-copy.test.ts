import { beforeEach, expect, test, vi } from 'vitest'
import { clearOtherCopies, writeSessionCopy } from './session-copy'

const TARGET = { cookieName: 'auth_patient', cookieDomain: '.clinic.example' }
const OURS = 'auth_patient=token'

const jar = { host: '', domain: '' }
let acceptsCookies = true
let written: string[] = []

beforeEach(() => {
  Object.assign(jar, { host: '', domain: '' })
  acceptsCookies = true
  written = []
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return [jar.host, jar.domain].filter(Boolean).join('; ')
    },
    set cookie(cookie: string) {
      written.push(cookie)
      if (!acceptsCookies) return
      const scope = cookie.includes('Domain=') ? 'domain' : 'host'
      jar[scope] = cookie.includes('Max-Age=0') ? '' : (cookie.split(';')[0] ?? '')
    },
  })
})

test('the copy is a secure cross-site cookie of the domain for seven days', () => {
  expect(writeSessionCopy('token', TARGET)).toBe(true)
  expect(written.at(-1)).toBe(
    'auth_patient=token; Path=/; SameSite=None; Max-Age=604800; Domain=.clinic.example; Secure',
  )
})

test('without a domain the cookie is for this host only', () => {
  expect(writeSessionCopy('token', { ...TARGET, cookieDomain: '' })).toBe(true)
  expect(written.at(-1)).not.toContain('Domain')
  expect(jar).toEqual({ host: OURS, domain: '' })
})

test('a copy that the browser drops is detected (F-B19)', () => {
  acceptsCookies = false
  expect(writeSessionCopy('token', TARGET)).toBe(false)
})

test('an older copy of the same session does not hide that the new one was dropped', () => {
  jar.domain = OURS
  acceptsCookies = false
  expect(writeSessionCopy('token', TARGET)).toBe(false)
})

test('a cookie with the same name and value on the host neither passes for the copy nor hides it', () => {
  jar.host = OURS
  expect(writeSessionCopy('token', TARGET)).toBe(true)
  acceptsCookies = false
  expect(writeSessionCopy('token', TARGET)).toBe(false)
})

test('a second visit writes the copy again', () => {
  expect(writeSessionCopy('token', TARGET)).toBe(true)
  expect(writeSessionCopy('token', TARGET)).toBe(true)
  expect(jar.domain).toBe(OURS)
})

test.each([null, 'token-of-the-next-doctor'])('a copy of an older session is deleted: %j', (token) => {
  jar.domain = OURS
  clearOtherCopies(token, TARGET)
  expect(jar.domain).toBe('')
})

test('the copy of the current session stays, and without a copy nothing is written', () => {
  jar.domain = OURS
  clearOtherCopies('token', TARGET)
  expect(jar.domain).toBe(OURS)
  jar.domain = ''
  clearOtherCopies(null, TARGET)
  expect(written).toEqual([])
})

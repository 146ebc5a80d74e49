import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearOtherCopies, writeSessionCopy } from './session-copy'

const PLACE = { cookieName: 'auth_patient', cookieDomain: '.clinic.example' }
const OURS = 'auth_patient=token'

/** A browser's cookies of two places: those of this host, and those of the clinic's domain. */
const jar = { host: '', domain: '' }
let keeps = true
let written: string[] = []

beforeEach(() => {
  Object.assign(jar, { host: '', domain: '' })
  keeps = true
  written = []
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return [jar.host, jar.domain].filter(Boolean).join('; ')
    },
    set cookie(cookie: string) {
      written.push(cookie)
      if (!keeps) return
      const scope = cookie.includes('Domain=') ? 'domain' : 'host'
      jar[scope] = cookie.includes('Max-Age=0') ? '' : (cookie.split(';')[0] ?? '')
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

test('the copy is kept for seven days, for the domain, secure, and goes to other sites', () => {
  expect(writeSessionCopy('token', PLACE)).toBe(true)
  expect(written.at(-1)).toBe(
    'auth_patient=token; Path=/; SameSite=None; Max-Age=604800; Domain=.clinic.example; Secure',
  )
})

test('without a domain it is for this host alone', () => {
  expect(writeSessionCopy('token', { ...PLACE, cookieDomain: '' })).toBe(true)
  expect(written.at(-1)).not.toContain('Domain')
  expect(jar).toEqual({ host: OURS, domain: '' })
})

test('a copy that the browser drops is noticed', () => {
  keeps = false
  expect(writeSessionCopy('token', PLACE)).toBe(false)
})

test('an older copy of the same session does not pass for the one that was dropped', () => {
  jar.domain = OURS
  keeps = false
  expect(writeSessionCopy('token', PLACE)).toBe(false)
})

test('a cookie of the same name and value in another place neither passes for the copy nor hides it', () => {
  jar.host = OURS
  expect(writeSessionCopy('token', PLACE)).toBe(true)
  keeps = false
  expect(writeSessionCopy('token', PLACE)).toBe(false)
})

test('going again makes the copy anew', () => {
  expect(writeSessionCopy('token', PLACE)).toBe(true)
  expect(writeSessionCopy('token', PLACE)).toBe(true)
  expect(jar.domain).toBe(OURS)
})

test.each([null, 'token-of-the-next-doctor'])('the copy of an older session is forgotten: %j', (token) => {
  jar.domain = OURS
  clearOtherCopies(token, PLACE)
  expect(jar.domain).toBe('')
})

test('the copy of the present session stays, and where there is none nothing is written', () => {
  jar.domain = OURS
  clearOtherCopies('token', PLACE)
  expect(jar.domain).toBe(OURS)
  jar.domain = ''
  clearOtherCopies(null, PLACE)
  expect(written).toEqual([])
})

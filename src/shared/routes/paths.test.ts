import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language, otherLanguage } from '@/shared/i18n'
import { buildPath, languageOfPath, matchPath, localizePath, translatePath } from './paths'
import { ROUTE_IDS, routeDefinition } from './route-table'

const ORIGIN = 'https://portal.example'

const anyRoute = fc.constantFrom(...ROUTE_IDS)
const anyLanguage = fc.constantFrom<Language>(...LANGUAGES)
/** A parameter as the platform may name it; URLs cannot hold the two path steps. */
const anyId = fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => id !== '.' && id !== '..')
/** Paths that nobody should ask for: odd pieces in any order, and any text at all. */
const anyPath = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '/',
        '//',
        'tr',
        'en',
        'takvim',
        'calendar',
        'hasta-takip',
        '%',
        '%2F',
        '\\',
        '..',
        ':id',
        '?',
        '#',
        'evil.example',
        '\ud800',
      ),
    )
    .map((pieces) => `/${pieces.join('')}`),
)

test('every screen is found at its own address, with its parameters', () => {
  fc.assert(
    fc.property(anyRoute, anyLanguage, anyId, (id, language, value) => {
      const hasParam = routeDefinition(id).slug.tr.includes(':id')
      const params = hasParam ? { id: value } : {}
      expect(matchPath(buildPath(id, language, params))).toEqual({ id, language, params })
    }),
  )
})

test('an address in the other language and back is the same address', () => {
  fc.assert(
    fc.property(anyRoute, anyLanguage, anyId, (id, language, value) => {
      const path = buildPath(id, language, { id: value })
      const other = otherLanguage(language)
      const there = translatePath(path, other)
      expect(matchPath(there)?.id).toBe(id)
      expect(languageOfPath(there)).toBe(other)
      expect(translatePath(there, language)).toBe(path)
    }),
  )
})

test('an address survives the browser’s own reading of it', () => {
  fc.assert(
    fc.property(anyRoute, anyLanguage, anyId, (id, language, value) => {
      const path = buildPath(id, language, { id: value })
      expect(new URL(path, ORIGIN).pathname).toBe(path)
    }),
  )
})

test('no path, however malformed, breaks the table or leads off this origin', () => {
  fc.assert(
    fc.property(anyPath, anyLanguage, (path, language) => {
      matchPath(path)
      languageOfPath(path)
      for (const led of [translatePath(path, language), localizePath(path)]) {
        if (led !== null) expect(new URL(led, ORIGIN).origin).toBe(ORIGIN)
      }
    }),
    { numRuns: 500 },
  )
})

test('a path leads somewhere once: what was repaired or given a language needs no more of it', () => {
  fc.assert(
    fc.property(anyPath, anyLanguage, (path, language) => {
      const led = translatePath(path, language)
      expect(languageOfPath(led)).toBe(language)
      const repaired = localizePath(led)
      if (repaired) {
        expect(matchPath(repaired)).not.toBeNull()
        expect(localizePath(repaired)).toBeNull()
      }
    }),
  )
})

test.each([
  ['/takvim', '/tr/takvim'],
  ['/', '/tr'],
  ['', '/tr'],
  ['/tr', '/tr'],
  ['/en/calendar/', '/tr/takvim'],
  ['/en/nowhere/at-all', '/tr/nowhere/at-all'],
  ['//evil.example', '/tr/evil.example'],
  ['/tr//evil.example', '/tr/evil.example'],
])('%j in Turkish is %s', (path, expected) => {
  expect(translatePath(path, 'tr')).toBe(expected)
})

test.each([
  ['/en/hasta-listesi', '/en/patient-list'],
  ['/tr/patient-follow-up/a%2Fb', '/tr/hasta-takip/a%2Fb'],
  ['/tr/reports/end-of-day', '/tr/raporlar/gun-sonu-raporu'],
])('%s, under the wrong language, is %s', (path, repaired) => {
  expect(localizePath(path)).toBe(repaired)
})

test.each(['/tr/takvim', '/en/nowhere', '/takvim', '/tr//takvim', '/'])('%s needs no repair', (path) => {
  expect(localizePath(path)).toBeNull()
})

test.each([
  '/tr//takvim',
  '/tr/takvim//',
  '/TR/takvim',
  '/tr/hasta-takip',
  '/tr/hasta-takip/',
  '/tr/hasta-takip/%',
  '/tr/nowhere',
  '/takvim',
  '',
])('%j is no screen', (path) => {
  expect(matchPath(path)).toBeNull()
})

test('a trailing slash does not matter', () => {
  expect(matchPath('/tr/takvim/')?.id).toBe('calendar')
  expect(matchPath('/tr/')?.id).toBe('home')
})

test('half a character, which no address can hold, is no parameter', () => {
  expect(matchPath('/tr/hasta-takip/\ud800')).toBeNull()
  expect(translatePath('/tr/hasta-takip/\ud800', 'en')).toBe('/en/hasta-takip/\ud800')
})

test('an address without its parameter cannot be built', () => {
  expect(() => buildPath('patientFollowUp', 'tr')).toThrow(/"id"/)
})

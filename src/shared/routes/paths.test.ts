import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language, otherLanguage } from '@/shared/i18n'
import { anyCharacter } from '../../../tests/support/vitest/any-character'
import { isHomePath, languageOfPath } from './path-segments'
import { buildPath, matchPath, translatePath } from './paths'
import { ROUTE_IDS, routeDefinition } from './route-table'

const ORIGIN = 'https://portal.example'

const anyRoute = fc.constantFrom(...ROUTE_IDS)
const anyLanguage = fc.constantFrom<Language>(...LANGUAGES)
/** A valid parameter value; URLs normalise `.` and `..` away. */
const anyId = fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => id !== '.' && id !== '..')
const anyPath = fc.oneof(
  fc.string({ unit: anyCharacter }),
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

test('every screen is found at its own path, with its parameters', () => {
  fc.assert(
    fc.property(anyRoute, anyLanguage, anyId, (id, language, value) => {
      const hasParam = routeDefinition(id).slug.tr.includes(':id')
      const params = hasParam ? { id: value } : {}
      expect(matchPath(buildPath(id, language, params))).toEqual({ id, params })
    }),
  )
})

test('a path translated to the other language and back is the same path', () => {
  fc.assert(
    fc.property(anyRoute, anyLanguage, anyId, (id, language, value) => {
      const path = buildPath(id, language, { id: value })
      const targetLanguage = otherLanguage(language)
      const translated = translatePath(path, targetLanguage)
      expect(matchPath(translated)?.id).toBe(id)
      expect(languageOfPath(translated)).toBe(targetLanguage)
      expect(translatePath(translated, language)).toBe(path)
    }),
  )
})

test('a path is unchanged by the URL parser', () => {
  fc.assert(
    fc.property(anyRoute, anyLanguage, anyId, (id, language, value) => {
      const path = buildPath(id, language, { id: value })
      expect(new URL(path, ORIGIN).pathname).toBe(path)
    }),
  )
})

test('a malformed path neither throws nor leaves this origin (F-M08)', () => {
  fc.assert(
    fc.property(anyPath, anyLanguage, (path, language) => {
      matchPath(path)
      languageOfPath(path)
      expect(new URL(translatePath(path, language), ORIGIN).origin).toBe(ORIGIN)
    }),
    { numRuns: 500 },
  )
})

test('a translated path has the language', () => {
  fc.assert(
    fc.property(anyPath, anyLanguage, (path, language) => {
      expect(languageOfPath(translatePath(path, language))).toBe(language)
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
  '/tr//takvim',
  '/tr/takvim//',
  '/TR/takvim',
  '/tr/hasta-takip',
  '/tr/hasta-takip/',
  '/tr/hasta-takip//',
  '/tr/hasta-takip/%',
  '/tr/nowhere',
  '/takvim',
  '',
])('%j matches no screen', (path) => {
  expect(matchPath(path)).toBeNull()
})

test('a trailing slash is ignored', () => {
  expect(matchPath('/tr/takvim/')?.id).toBe('calendar')
  expect(matchPath('/tr/')?.id).toBe('home')
})

test('an unpaired surrogate, which a URL cannot contain, is no parameter', () => {
  expect(matchPath('/tr/hasta-takip/\ud800')).toBeNull()
  expect(translatePath('/tr/hasta-takip/\ud800', 'en')).toBe('/en/hasta-takip/\ud800')
})

test('a path without its parameter cannot be built', () => {
  expect(() => buildPath('patientFollowUp', 'tr')).toThrow(/"id"/)
})

test.each(['/', '/tr', '/tr/', '/en'])('%s leads to the home page', (path) => {
  expect(isHomePath(path)).toBe(true)
  expect(matchPath(translatePath(path, 'tr'))?.id).toBe('home')
})

test.each(['//', '/tr//', '/TR', '/takvim', '/tr/takvim', '/en/nowhere'])(
  '%s does not lead to the home page',
  (path) => {
    expect(isHomePath(path)).toBe(false)
  },
)

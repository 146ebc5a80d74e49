import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../tests/support/vitest/any-character'
import { safeReturnPath } from './return-path'

const ORIGIN = 'https://portal.example'

test.each([
  ['/tr', '/tr'],
  ['/tr/takvim?gun=2026-11-21#sabah', '/tr/takvim?gun=2026-11-21#sabah'],
  ['/tr/hasta-takip/8f14e45f', '/tr/hasta-takip/8f14e45f'],
  ['/en/support?q=a//b&next=https://x.example', '/en/support?q=a//b&next=https://x.example'],
])('%s is a valid return path', (next, expected) => {
  expect(safeReturnPath(next)).toBe(expected)
})

test.each([
  null,
  '',
  'tr/takvim',
  'https://evil.example/',
  'https://evil.example/tr',
  'https:evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  '/%25252525252525252Fevil.example',
  '/tr//evil.example',
  '/tr/%2F%2Fevil.example',
  '/tr/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/tr/..//evil.example',
  '/..%2f/evil.example',
  '/.%09/evil.example',
  '/tr/%00',
  '/tr/%',
  '/%E0%A4%A',
])('%j is dropped', (next) => {
  expect(safeReturnPath(next)).toBeNull()
})

test('a path that is encoded more than three times is dropped, even a harmless one', () => {
  expect(safeReturnPath('/tr/%252541')).toBe('/tr/%252541')
  expect(safeReturnPath('/tr/%25252541')).toBeNull()
})

const tricky = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '%2F',
      '%5c',
      '%25',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      'evil.example',
      'tr',
      '%00',
      '／',
      'https:',
    ),
  )
  .map((pieces) => pieces.join(''))

test('every return path stays on this origin (F-B01)', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        tricky,
        tricky.map((path) => `/${path}`),
        fc.string({ unit: anyCharacter }),
      ),
      (next) => {
        const path = safeReturnPath(next)
        if (path === null) return
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
        expect(new URL(path, 'http://localhost:4173').origin).toBe('http://localhost:4173')
        // A safe path stays safe: one round of normalising hides nothing.
        expect(safeReturnPath(path)).toBe(path)
      },
    ),
    { numRuns: 500 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../tests/support/vitest/any-character'
import { matchPath } from './paths'
import { pathAfterSignIn, signInPath } from './sign-in-path'

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://portal.example')
  return { pathname, search, hash }
}

test('the return path contains path, query and hash', () => {
  const path = signInPath('tr', at('/tr/takvim?gun=2026-11-21#sabah'))
  expect(path).toBe('/tr/giris-yap?next=%2Ftr%2Ftakvim%3Fgun%3D2026-11-21%23sabah')
  expect(pathAfterSignIn(at(path))).toBe('/tr/takvim?gun=2026-11-21#sabah')
})

test('the home page is no return path, unless it has a query', () => {
  expect(signInPath('en', at('/en'))).toBe('/en/sign-in')
  expect(signInPath('tr', at('/tr/'))).toBe('/tr/giris-yap')
  expect(signInPath('tr', null)).toBe('/tr/giris-yap')
  expect(pathAfterSignIn(at(signInPath('tr', at('/tr?room=42'))))).toBe('/tr?room=42')
})

test.each([
  ['/tr/giris-yap', '/tr'],
  ['/en/sign-in', '/en'],
  ['/en/sign-in?next=', '/en'],
  ['/en/sign-in?next=//evil.example', '/en'],
  ['/en/sign-in?next=https://evil.example/en', '/en'],
  ['/en/sign-in?next=javascript:alert(1)', '/en'],
  ['/en/sign-in?next=/en/sign-in?next=/en/support', '/en'],
  ['/tr/giris-yap?next=/en/sign-in', '/tr'],
])('%s leads to %s', (page, expected) => {
  expect(pathAfterSignIn(at(page))).toBe(expected)
})

test('a language chosen on the sign-in page is kept', () => {
  expect(pathAfterSignIn(at('/en/sign-in?next=/tr/hasta-takip/42%3Fa=1%23b'))).toBe('/en/patient-follow-up/42?a=1#b')
})

const anyNext = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc
    .array(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        'https:',
        'evil.example',
        '/tr',
        '/en',
        '/sign-in',
        '/takvim',
        '?next=',
        '#',
        '%2F',
        '..',
      ),
    )
    .map((pieces) => pieces.join('')),
)

test('every `next` leads to a page of the portal other than the sign-in page', () => {
  fc.assert(
    fc.property(anyNext, (next) => {
      const path = pathAfterSignIn({ pathname: '/tr/giris-yap', search: `?${new URLSearchParams({ next })}` })
      expect(path).toMatch(/^\/tr($|[/?#])/)
      expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example')
      expect(matchPath(new URL(path, 'https://portal.example').pathname)?.id).not.toBe('signIn')
    }),
    { numRuns: 500 },
  )
})

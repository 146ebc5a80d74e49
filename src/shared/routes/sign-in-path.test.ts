import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchPath } from './paths'
import { pathAfterSignIn, signInPath } from './sign-in-path'

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://portal.example')
  return { pathname, search, hash }
}

test('the sign-in page remembers the screen, its query and its place', () => {
  const path = signInPath('tr', at('/tr/takvim?gun=2026-11-21#sabah'))
  expect(path).toBe('/tr/giris-yap?next=%2Ftr%2Ftakvim%3Fgun%3D2026-11-21%23sabah')
  expect(pathAfterSignIn(at(path))).toBe('/tr/takvim?gun=2026-11-21#sabah')
})

test('the home page need not be remembered, unless it was asked something', () => {
  expect(signInPath('en', at('/en'))).toBe('/en/sign-in')
  expect(signInPath('tr', at('/tr/'))).toBe('/tr/giris-yap')
  expect(signInPath('tr')).toBe('/tr/giris-yap')
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

test('a language switched on the sign-in page stays switched', () => {
  expect(pathAfterSignIn(at('/en/sign-in?next=/tr/hasta-takip/42%3Fa=1%23b'))).toBe('/en/patient-follow-up/42?a=1#b')
})

/** Anything at all, and pieces of addresses in any order. */
const anyNext = fc.oneof(
  fc.string({ unit: 'binary' }),
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

test('whatever `next` holds, the way leads to a page of the portal that is not the sign-in page', () => {
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

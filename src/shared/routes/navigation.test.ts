import { allSettled, createEvent, createWatch, fork } from 'effector'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { anyCharacter } from '../../../tests/support/any-character'
import {
  $currentRoute,
  $language,
  $location,
  $navigator,
  addressChanged,
  locationChanged,
  navigateFx,
  pageChanged,
  pathAfterSignIn,
  removeQueryParams,
  screenChanged,
  signInPath,
  whenFeaturesReady,
} from './navigation'
import { featuresReady } from '@/shared/lifecycle'
import { matchPath } from './paths'

function setup() {
  const navigate = vi.fn(() => Promise.resolve())
  return { navigate, scope: fork({ values: [[$navigator, { navigate }]] }) }
}

test('route and language follow the address', async () => {
  const { scope } = setup()
  expect(scope.getState($language)).toBe('tr')
  await allSettled(locationChanged, { scope, params: { pathname: '/en/patient-follow-up/42', search: '', hash: '' } })
  expect(scope.getState($currentRoute)).toEqual({ id: 'patientFollowUp', language: 'en', params: { id: '42' } })
  expect(scope.getState($language)).toBe('en')
})

test('an unknown address keeps its language', async () => {
  const { scope } = setup()
  await allSettled(locationChanged, { scope, params: { pathname: '/en/nowhere', search: '', hash: '' } })
  expect(scope.getState($currentRoute)).toBeNull()
  expect(scope.getState($language)).toBe('en')
})

test('models navigate through the router of the scope and add a history entry unless `replace` is set', async () => {
  const { scope, navigate } = setup()
  await allSettled(navigateFx, { scope, params: { to: '/tr/takvim' } })
  await allSettled(navigateFx, { scope, params: { to: '/tr', replace: true } })
  expect(navigate.mock.calls).toEqual([
    ['/tr/takvim', { replace: false }],
    ['/tr', { replace: true }],
  ])
})

test('another patient is another page of the same screen, and the first page, a query or a language is neither', async () => {
  const { scope } = setup()
  const [page, screen] = [vi.fn(), vi.fn()]
  createWatch({ unit: pageChanged, fn: page, scope })
  createWatch({ unit: screenChanged, fn: screen, scope })
  const open = (pathname: string, search = '') =>
    allSettled(locationChanged, { scope, params: { pathname, search, hash: '' } })
  await open('/tr/hasta-takip/42')
  await open('/tr/hasta-takip/42', '?a=1')
  await open('/en/patient-follow-up/42')
  expect([page, screen].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  await open('/en/patient-follow-up/43')
  expect([page, screen].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await open('/en/calendar')
  expect([page, screen].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

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

test.each([
  ['?mode=barcode', '/tr/takvim#x'],
  ['?a=1&mode=seans&session=2&b=3', '/tr/takvim?a=1&b=3#x'],
  ['', '/tr/takvim#x'],
])('of %s only the other parameters stay', (search, path) => {
  expect(removeQueryParams({ pathname: '/tr/takvim', search, hash: '#x' }, ['mode', 'session'])).toBe(path)
})

const chosen = createEvent<string>()
const opened = whenFeaturesReady(chosen)

function watchOpened() {
  const { scope } = setup()
  const all: string[] = []
  createWatch({ unit: opened, fn: (payload) => all.push(payload), scope })
  return { all, scope, choose: (params: string) => allSettled(chosen, { scope, params }) }
}

test('of the events before the features are ready the last one fires when they are, and later ones fire at once', async () => {
  const { all, scope, choose } = watchOpened()
  await choose('a')
  await choose('b')
  expect(all).toEqual([])
  await allSettled(featuresReady, { scope })
  expect(all).toEqual(['b'])
  await choose('c')
  expect(all).toEqual(['b', 'c'])
})

test('an event before the features are ready is dropped when another address is opened, but not in another language', async () => {
  const { all, scope, choose } = watchOpened()
  await allSettled(locationChanged, { scope, params: at('/tr') })
  await choose('a')
  await allSettled(locationChanged, { scope, params: at('/tr/takvim') })
  await allSettled(featuresReady, { scope })
  expect(all).toEqual([])

  const switched = watchOpened()
  await allSettled(locationChanged, { scope: switched.scope, params: at('/tr') })
  await switched.choose('a')
  await allSettled(locationChanged, { scope: switched.scope, params: at('/en') })
  await allSettled(featuresReady, { scope: switched.scope })
  expect(switched.all).toEqual(['a'])
})

test('every navigation but a language switch is another address, also to the address of the page', async () => {
  const { scope } = setup()
  const changed: string[] = []
  createWatch({ unit: addressChanged, fn: ({ pathname, search }) => changed.push(pathname + search), scope })
  const expected: string[] = []
  for (const [path, isChange] of [
    ['/tr/hasta-takip/42', true],
    ['/en/patient-follow-up/42', false],
    ['/en/patient-follow-up/42', true],
    ['/en/patient-follow-up/42?a=1', true],
    ['/tr/hasta-takip/42?a=1', false],
    ['/en/patient-follow-up/42', true],
    ['/tr/hasta-takip/43', true],
    ['/en/calendar', true],
    ['/en/nowhere', true],
    ['/tr/nowhere', false],
    ['/tr/elsewhere', true],
  ] as const) {
    await allSettled(locationChanged, { scope, params: at(path) })
    if (isChange) expected.push(path)
    expect(changed).toEqual(expected)
  }
})

test('the first page is another address, also after a redirect to its language', async () => {
  const { scope } = setup()
  await allSettled($location, { scope, params: at('/hasta-takip/42') })
  const changed = vi.fn()
  createWatch({ unit: addressChanged, fn: changed, scope })
  await allSettled(locationChanged, { scope, params: at('/tr/hasta-takip/42') })
  expect(changed).toHaveBeenCalledOnce()
})

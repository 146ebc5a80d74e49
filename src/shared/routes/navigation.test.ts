import { allSettled, createEvent, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import {
  $currentRoute,
  $language,
  $location,
  $navigate,
  $targetLocation,
  navigationStarted,
  locationOpened,
  type PortalLocation,
  locationChanged,
  navigateFx,
  locationRendered,
  routeChanged,
  screenChanged,
  screenLeft,
  whenFeaturesReady,
  withoutQueryParams,
} from './navigation'
import { featuresReady } from '@/shared/lifecycle'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'

function setup() {
  const navigate = vi.fn(() => Promise.resolve())
  return { navigate, scope: fork({ values: [[$navigate, navigate]] }) }
}

test('route and language follow the address', async () => {
  const { scope } = setup()
  expect(scope.getState($language)).toBe('tr')
  await allSettled(locationChanged, { scope, params: { pathname: '/en/patient-follow-up/42', search: '', hash: '' } })
  expect(scope.getState($currentRoute)).toEqual({ id: 'patientFollowUp', params: { id: '42' } })
  expect(scope.getState($language)).toBe('en')
})

test('the target is the page that is loading, otherwise the current one, also before the first page', async () => {
  const [first, next] = ['/tr/randevu-listesi', '/tr/takvim'].map((pathname) => ({ pathname, search: '', hash: '' }))
  const scope = fork({ values: [[$location, first]] })
  expect(scope.getState($targetLocation)).toBe(first)
  await allSettled(navigationStarted, { scope, params: next as PortalLocation })
  expect(scope.getState($targetLocation)).toBe(next)
  await allSettled(locationChanged, { scope, params: first as PortalLocation })
  expect(scope.getState($targetLocation)).toBe(first)
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

test('another patient is another route of the same screen, and the first page, a query or a language is neither', async () => {
  const { scope } = setup()
  const route = recordPayloads(routeChanged, scope)
  const screen = recordPayloads(screenChanged, scope)
  const open = (pathname: string, search = '') =>
    allSettled(locationChanged, { scope, params: { pathname, search, hash: '' } })
  await open('/tr/hasta-takip/42')
  await open('/tr/hasta-takip/42', '?a=1')
  await open('/en/patient-follow-up/42')
  expect([route.length, screen.length]).toEqual([0, 0])
  await open('/en/patient-follow-up/43')
  expect([route.length, screen.length]).toEqual([1, 0])
  await open('/en/calendar')
  expect([route.length, screen.length]).toEqual([2, 1])
})

test.each([
  ['?mode=barcode', '/tr/takvim#x'],
  ['?a=1&mode=seans&session=2&b=3', '/tr/takvim?a=1&b=3#x'],
  ['', '/tr/takvim#x'],
])('of %s only the other parameters stay', (search, path) => {
  expect(withoutQueryParams({ pathname: '/tr/takvim', search, hash: '#x' }, ['mode', 'session'])).toEqual({
    to: path,
    replace: true,
    isSkippedWhilePending: true,
  })
})

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://portal.example')
  return { pathname, search, hash }
}

const helpLeft = screenLeft('help')

test('a screen is left when another one is rendered, unless the user is on the way back to it', async () => {
  const { scope } = setup()
  const left = recordPayloads(helpLeft, scope)
  for (const path of ['/tr/destek', '/en/support', '/tr/takvim']) {
    await allSettled(locationChanged, { scope, params: at(path) })
  }
  await allSettled(locationChanged, { scope, params: at('/tr/destek') })
  await allSettled(locationRendered, { scope, params: at('/tr/takvim') })
  await allSettled(locationRendered, { scope, params: at('/tr/destek') })
  await allSettled(locationChanged, { scope, params: at('/en/support') })
  await allSettled(locationRendered, { scope, params: at('/en/support') })
  await allSettled(locationChanged, { scope, params: at('/tr/yok') })
  expect(left).toEqual([])
  await allSettled(locationRendered, { scope, params: at('/tr/yok') })
  expect(left).toHaveLength(1)
})

const chosen = createEvent<string>()
const opened = whenFeaturesReady(chosen)

function watchOpened() {
  const { scope } = setup()
  const all = recordPayloads(opened, scope)
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

test('an event without payload also fires when the features are ready', async () => {
  const { scope } = setup()
  const requested = createEvent()
  const received = recordPayloads(whenFeaturesReady(requested), scope)
  await allSettled(requested, { scope })
  await allSettled(featuresReady, { scope })
  expect(received).toEqual([undefined])
})

test('an event before the features are ready is dropped when a page is opened, but not in another language', async () => {
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

test('every navigation but to a language opens a page, also that to the current address', async () => {
  const { scope } = setup()
  const changed: string[] = []
  createWatch({
    unit: locationOpened,
    fn: ({ pathname, search, hash }) => changed.push(pathname + search + hash),
    scope,
  })
  const expected: string[] = []
  for (const [path, isChange] of [
    ['/tr/hasta-takip/42', true],
    ['/en/patient-follow-up/42', false],
    ['/en/patient-follow-up/42', true],
    ['/en/patient-follow-up/42?a=1', true],
    ['/tr/hasta-takip/42?a=1', false],
    ['/en/patient-follow-up/42', true],
    ['/tr/hasta-takip/43', true],
    ['/tr/hasta-takip/43', true],
    ['/tr/hasta-takip/44#main', true],
    ['/tr/hasta-takip/44?a=1#main', true],
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

test('the first page is opened once, also after a redirect to its language', async () => {
  const { scope } = setup()
  await allSettled($location, { scope, params: at('/hasta-takip/42') })
  const changed = recordPayloads(locationOpened, scope)
  await allSettled(locationChanged, { scope, params: at('/tr/hasta-takip/42') })
  expect(changed).toHaveLength(1)
})

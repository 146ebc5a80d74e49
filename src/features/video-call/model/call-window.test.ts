// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { featuresStarted } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { keyPressed } from '@/shared/shortcuts'
import { setupCallModel } from '../../../../tests/support/vitest/call-model'
import {
  callMinimiseRequested,
  callWindowRestored,
  deviceTestRequested,
  hangUpRequested,
  joinRequested,
} from './call-state'
import { $camera } from './local-media'
import {
  $localTilePosition,
  $window,
  $windowPosition,
  localTileMoved,
  windowCoveredChanged,
  windowMinimised,
  windowMoved,
} from './call-window'

beforeEach(() => {
  vi.useFakeTimers()
  document.cookie = 'auth_doctor=token; Path=/'
})

const at = (pathname: string) => ({ pathname, search: '', hash: '' })

async function setup({ page = '/tr', isInside = true }: { page?: string | null; isInside?: boolean } = {}) {
  const model = setupCallModel({ skipsPreJoin: true })
  if (page !== null) await model.emit(locationChanged, at(page))
  await (isInside ? model.join() : model.enter())
  return { ...model, window: () => model.scope.getState($window) }
}

const press = (key: string) => ({
  event: new KeyboardEvent('keydown', { key, cancelable: true }),
  isApple: false,
  isInPipWindow: false,
  isBlocked: false,
})

const stored = () => JSON.parse(sessionStorage.getItem('portal.call') ?? 'null') as unknown

test('a dialog minimises the call, and closing it restores the preferred window', async () => {
  const { emit, window } = await setup()
  await emit(windowCoveredChanged, true)
  expect(window()).toBe('minimised')
  expect(stored(), 'the dialog is not stored').toMatchObject({ window: 'full' })
  await emit(windowCoveredChanged, false)
  expect(window()).toBe('full')

  await emit(windowCoveredChanged, true)
  await emit(windowMinimised)
  await emit(windowCoveredChanged, false)
  expect(window()).toBe('minimised')
})

test('after navigating from a dialog the call stays minimised', async () => {
  const { emit, window } = await setup()
  await emit(windowCoveredChanged, true)
  await emit(locationChanged, at('/tr/takvim'))
  await emit(windowCoveredChanged, false)
  expect(window()).toBe('minimised')
})

test('navigating while the room is joined minimises the call', async () => {
  const { emit, emitCallSessionEvent, window } = await setup({ isInside: false })
  await emit(locationChanged, at('/tr/takvim'))
  await emitCallSessionEvent({ kind: 'connected' })
  expect(window()).toBe('minimised')
})

test('a call is minimised for a list that opens beside the page, also if it was behind a dialog that closes', async () => {
  const { emit, window } = await setup()
  await emit(windowCoveredChanged, true)
  await emit(callMinimiseRequested)
  await emit(windowCoveredChanged, false)
  expect(window()).toBe('minimised')
})

test.each([
  ['the first page after the call was joined', null, '/tr/takvim'],
  ['the same page in the other language', '/tr/takvim', '/en/calendar'],
])('%s does not minimise the call', async (_, page, next) => {
  const { emit, window } = await setup({ page })
  await emit(locationChanged, at(next))
  expect(window()).toBe('full')
  await emit(locationChanged, at('/tr/destek'))
  expect(window()).toBe('minimised')
})

test('entering the room of a minimised call again restores the full window', async () => {
  const { emit, enter, window } = await setup()
  await emit(windowMinimised)
  expect(window()).toBe('minimised')
  await enter()
  expect(window()).toBe('full')
})

test('the user can restore the full window over a dialog', async () => {
  const { emit, window } = await setup()
  await emit(windowCoveredChanged, true)
  await emit(callWindowRestored)
  expect(window()).toBe('full')
})

test('the positions of window and video tile are stored for a reload, and cleared with the call', async () => {
  const { scope, emit, join } = await setup()
  await emit(windowMoved, { x: 40, y: 300 })
  await emit(localTileMoved, { x: 12, y: 80 })
  expect(stored()).toMatchObject({ position: { x: 40, y: 300 }, localTilePosition: { x: 12, y: 80 } })
  await emit(hangUpRequested)
  await join()
  expect(scope.getState($windowPosition)).toBeNull()
  expect(scope.getState($localTilePosition)).toBeNull()
})

test('a reload restores the positions of window and video tile', async () => {
  const before = await setup()
  await before.emit(windowMoved, { x: 40, y: 300 })
  await before.emit(localTileMoved, { x: 12, y: 80 })
  const { scope, emit } = setupCallModel()
  await emit(featuresStarted)
  expect(scope.getState($windowPosition)).toEqual({ x: 40, y: 300 })
  expect(scope.getState($localTilePosition)).toEqual({ x: 12, y: 80 })
})

test.each([true, false])('the key S shares the screen only in a browser that supports it: %j', async (isSupported) => {
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: isSupported ? { getDisplayMedia() {} } : {} })
  const { emit, localTracks } = await setup()
  const pressed = press('s')
  await emit(keyPressed, pressed)
  expect(localTracks().share).toHaveBeenCalledTimes(isSupported ? 1 : 0)
  expect(pressed.event.defaultPrevented).toBe(isSupported)
})

test.each([
  ['without a call', false],
  ['before joining', true],
  ['in a device test', true],
  ['in a call', true],
] as const)('the key V switches the camera where the user sees it, %s: %s', async (place, isSwitched) => {
  const { scope, emit, enter, join } = setupCallModel()
  if (place === 'before joining') await enter()
  if (place === 'in a device test') await emit(deviceTestRequested)
  if (place === 'in a call') await join()
  await emit(keyPressed, press('v'))
  expect(scope.getState($camera).isEnabled).toBe(!isSwitched)
  await emit(hangUpRequested)
})

test('the key G changes between the full and the minimised window', async () => {
  const { emit, window } = await setup()
  await emit(keyPressed, press('g'))
  expect(window()).toBe('minimised')
  await emit(keyPressed, press('g'))
  expect(window()).toBe('full')
})

test('navigating on the pre-join screen does not minimise the call that is joined afterwards', async () => {
  const { scope, emit, enter } = setupCallModel()
  await emit(locationChanged, at('/tr'))
  await enter()
  await emit(locationChanged, at('/tr/takvim'))
  await emit(joinRequested)
  expect(scope.getState($window)).toBe('full')
  await emit(hangUpRequested)
})

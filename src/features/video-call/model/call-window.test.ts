// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { callStory } from '../../../../tests/support/call-model'
import { callEnded } from './call'
import {
  $ownTilePlace,
  $window,
  $windowPlace,
  ownTileMoved,
  windowCovered,
  windowMinimised,
  windowMoved,
  windowRestored,
} from './call-window'
import './minimise-on-navigation'

beforeEach(() => {
  vi.useFakeTimers()
  document.cookie = 'auth_doctor=token'
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

const at = (pathname: string) => ({ pathname, search: '', hash: '' })

async function setup({ page = '/tr' }: { page?: string | null } = {}) {
  const story = callStory()
  if (page !== null) await story.say(locationChanged, at(page))
  await story.join()
  return { ...story, window: () => story.scope.getState($window) }
}

const kept = () => JSON.parse(sessionStorage.getItem('portal.call') ?? 'null') as unknown

test('under a dialog the call is small, and afterwards as large as the doctor wanted it', async () => {
  const { say, window } = await setup()
  await say(windowCovered, true)
  expect(window()).toBe('minimised')
  expect(kept(), 'a reload knows of no dialog').toMatchObject({ window: 'full' })
  await say(windowCovered, false)
  expect(window()).toBe('full')

  await say(windowCovered, true)
  await say(windowMinimised)
  await say(windowCovered, false)
  expect(window()).toBe('minimised')
})

test('whoever goes to another page by a dialog finds the call small there', async () => {
  const { say, window } = await setup()
  await say(windowCovered, true)
  await say(locationChanged, at('/tr/takvim'))
  await say(windowCovered, false)
  expect(window()).toBe('minimised')
})

test.each([
  ['the first page, where the call was there before it', null, '/tr/takvim'],
  ['the same page in the other language', '/tr/takvim', '/en/calendar'],
])('%s leaves the call as large as it is', async (_, page, next) => {
  const { say, window } = await setup({ page })
  await say(locationChanged, at(next))
  expect(window()).toBe('full')
  await say(locationChanged, at('/tr/destek'))
  expect(window()).toBe('minimised')
})

test('the doctor can have it large over a dialog', async () => {
  const { say, window } = await setup()
  await say(windowCovered, true)
  await say(windowRestored)
  expect(window()).toBe('full')
})

test('where the doctor has put the small window and their own picture is kept for a reload, and forgotten with the call', async () => {
  const { scope, say, join } = await setup()
  await say(windowMoved, { x: 40, y: 300 })
  await say(ownTileMoved, { x: 12, y: 80 })
  expect(kept()).toMatchObject({ place: { x: 40, y: 300 }, ownPlace: { x: 12, y: 80 } })
  await say(callEnded)
  await join()
  expect(scope.getState($windowPlace)).toBeNull()
  expect(scope.getState($ownTilePlace)).toBeNull()
})

test('a reload brings back where they were put', async () => {
  const before = await setup()
  await before.say(windowMoved, { x: 40, y: 300 })
  await before.say(ownTileMoved, { x: 12, y: 80 })
  const { scope, say } = callStory()
  await say(appStarted)
  expect(scope.getState($windowPlace)).toEqual({ x: 40, y: 300 })
  expect(scope.getState($ownTilePlace)).toEqual({ x: 12, y: 80 })
})

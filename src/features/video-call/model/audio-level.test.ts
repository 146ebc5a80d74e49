import { allSettled } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $isPageVisible } from '@/shared/lifecycle'
import { setupCallModel } from '../../../../tests/support/vitest/call-model'
import { hangUpRequested } from './call-state'
import { callInPipChanged } from './call-window'
import { $audioLevel, $hasSpoken, $isSpeakingMuted, audioLevelWatchedChanged } from './audio-level'
import { microphoneToggled } from './local-media'

const opened = vi.fn()
const closed = vi.fn(async () => {})
const createSource = vi.fn(() => ({ connect() {}, disconnect() {} }))
let level = 0

class FakeAudioContext {
  constructor() {
    opened()
  }
  createAnalyser() {
    // The inverse of `toAudioLevel`.
    return { fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => void samples.fill(0.3 * level ** 2) }
  }
  createMediaStreamSource = createSource
  resume = async () => {}
  close = closed
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('AudioContext', FakeAudioContext)
  vi.stubGlobal('MediaStream', class {})
})

async function setup() {
  const model = setupCallModel()
  await model.join()
  const track = await model.openDevice('microphone')
  const talk = (value: number, ticks = 1) => {
    level = value
    vi.advanceTimersByTime(ticks * 150)
  }
  return { ...model, track, talk }
}

test('the level is measured only while a level meter is shown', async () => {
  const { scope, emit, track, talk } = await setup()
  const cloned = vi.spyOn(track, 'clone')
  expect(opened).not.toHaveBeenCalled()
  await emit(audioLevelWatchedChanged, true)
  expect(opened).toHaveBeenCalledOnce()
  expect(cloned).toHaveBeenCalledOnce()
  talk(0.7)
  expect(scope.getState($audioLevel)).toBeCloseTo(0.7)
  await emit(audioLevelWatchedChanged, false)
  expect(closed).toHaveBeenCalledOnce()
  expect(scope.getState($audioLevel)).toBe(0)
  await emit(hangUpRequested)
})

test('speech counts from the time at which a level meter is shown, also after a pause', async () => {
  const { scope, emit, talk } = await setup()
  await emit(audioLevelWatchedChanged, true)
  talk(0.8, 8)
  talk(0, 20)
  expect(scope.getState($hasSpoken)).toBe(true)
  talk(0.8, 8)
  await emit(audioLevelWatchedChanged, false)
  await emit(audioLevelWatchedChanged, true)
  talk(0.8)
  expect(scope.getState($hasSpoken)).toBe(false)
  talk(0.8, 8)
  expect(scope.getState($hasSpoken)).toBe(true)
  await emit(hangUpRequested)
  expect(scope.getState($hasSpoken)).toBe(false)
})

test('talking while muted is reported until the user unmutes', async () => {
  const { scope, emit, talk } = await setup()
  await emit(microphoneToggled)
  expect(scope.getState($isSpeakingMuted)).toBe(false)
  talk(0.8, 8)
  expect(scope.getState($isSpeakingMuted)).toBe(true)
  expect(scope.getState($audioLevel), 'no level meter is shown').toBe(0)
  expect(scope.getState($hasSpoken)).toBe(false)
  await emit(microphoneToggled)
  expect(scope.getState($isSpeakingMuted)).toBe(false)
  expect(closed).toHaveBeenCalledOnce()
  await emit(hangUpRequested)
})

test('a muted microphone is measured only while the call is seen', async () => {
  const { scope, emit, talk } = await setup()
  await emit(microphoneToggled)
  talk(0.8, 8)
  await allSettled($isPageVisible, { scope, params: false })
  expect(closed).toHaveBeenCalledOnce()
  expect(scope.getState($isSpeakingMuted)).toBe(false)
  await emit(callInPipChanged, true)
  talk(0.8, 8)
  expect(scope.getState($isSpeakingMuted)).toBe(true)
  await emit(hangUpRequested)
})

test('a level meter that is shown before the microphone is open measures it from then on', async () => {
  const { scope, emit, join, openDevice } = setupCallModel()
  await join()
  await emit(audioLevelWatchedChanged, true)
  expect(opened).not.toHaveBeenCalled()
  await openDevice('microphone')
  level = 0.7
  vi.advanceTimersByTime(150)
  expect(scope.getState($audioLevel)).toBeCloseTo(0.7)
  await emit(hangUpRequested)
})

test('the measurement stops when the call ends', async () => {
  const { emit } = await setup()
  await emit(audioLevelWatchedChanged, true)
  await emit(hangUpRequested)
  expect(closed).toHaveBeenCalledOnce()
})

test('a browser that cannot measure audio keeps the level 0', async () => {
  vi.stubGlobal('AudioContext', undefined)
  const { scope, emit } = await setup()
  await emit(audioLevelWatchedChanged, true)
  expect(scope.getState($audioLevel)).toBe(0)
  await emit(hangUpRequested)
})

test('a microphone with a sample rate that the browser cannot measure keeps the level 0, and its copy is stopped', async () => {
  createSource.mockImplementationOnce(() => {
    throw new DOMException('different sample rate', 'NotSupportedError')
  })
  const { scope, emit, track } = await setup()
  const cloned = vi.spyOn(track, 'clone')
  await emit(audioLevelWatchedChanged, true)
  expect(scope.getState($audioLevel)).toBe(0)
  expect(cloned).toHaveReturnedWith(expect.objectContaining({ readyState: 'ended' }))
  expect(closed).toHaveBeenCalledOnce()
  await emit(hangUpRequested)
})

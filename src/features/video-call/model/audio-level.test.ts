import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setupCallModel } from '../../../../tests/support/call-model'
import { watchAudioLevel } from '../lib/quality/audio-level'
import { callEnded } from './call-state'
import { $audioLevel, $isTalkingMuted, audioLevelWatchedChanged } from './audio-level'
import { microphoneToggled } from './local-media'

vi.mock(import('../lib/quality/audio-level'), async (original) => ({ ...(await original()), watchAudioLevel: vi.fn() }))

const end = vi.fn()
let speak: (level: number) => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(watchAudioLevel).mockReset()
  end.mockReset()
  vi.mocked(watchAudioLevel).mockImplementation((_, emitLevel) => {
    speak = emitLevel
    return end
  })
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

async function setup() {
  const flow = setupCallModel()
  await flow.join()
  const track = await flow.openDevice('microphone')
  const speakFor = (level: number, ticks = 1) => {
    for (let tick = 0; tick < ticks; tick += 1) speak(level)
  }
  return { ...flow, track, talk: speakFor }
}

test('the level is measured only while a level meter is shown', async () => {
  const { scope, emit, track, talk } = await setup()
  expect(watchAudioLevel).not.toHaveBeenCalled()
  await emit(audioLevelWatchedChanged, true)
  expect(watchAudioLevel).toHaveBeenCalledExactlyOnceWith(track, expect.any(Function))
  talk(0.7)
  expect(scope.getState($audioLevel)).toBe(0.7)
  await emit(audioLevelWatchedChanged, false)
  expect(end).toHaveBeenCalledOnce()
  expect(scope.getState($audioLevel)).toBe(0)
  await emit(callEnded)
})

test('talking while muted is reported until the user unmutes', async () => {
  const { scope, emit, talk } = await setup()
  await emit(microphoneToggled)
  talk(0.8, 8)
  expect(scope.getState($isTalkingMuted)).toBe(true)
  expect(scope.getState($audioLevel), 'no level meter is shown').toBe(0)
  await emit(microphoneToggled)
  expect(scope.getState($isTalkingMuted)).toBe(false)
  expect(end).toHaveBeenCalledOnce()
  await emit(callEnded)
})

test('the measurement stops when the call ends', async () => {
  const { emit } = await setup()
  await emit(audioLevelWatchedChanged, true)
  await emit(callEnded)
  expect(end).toHaveBeenCalledOnce()
})

test('a browser that cannot measure audio keeps the level 0', async () => {
  vi.mocked(watchAudioLevel).mockImplementation(() => {
    throw new Error('AudioContext is not there')
  })
  const { scope, emit } = await setup()
  await emit(audioLevelWatchedChanged, true)
  expect(scope.getState($audioLevel)).toBe(0)
  await emit(callEnded)
})

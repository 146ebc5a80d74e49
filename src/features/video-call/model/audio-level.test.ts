import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setupCallModel } from '../../../../tests/support/call-model'
import { watchAudioLevel } from '../lib/audio-level'
import { callEnded } from './call'
import { $isTalkingMuted, $audioLevel, microphoneToggled, audioLevelWatchedChanged } from './local-media'

vi.mock('../lib/audio-level', () => ({ watchAudioLevel: vi.fn() }))

const end = vi.fn()
let speak: (level: number) => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(watchAudioLevel).mockReset()
  end.mockReset()
  vi.mocked(watchAudioLevel).mockImplementation((_, emitSessionEvent) => {
    speak = emitSessionEvent
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
  const track = await flow.opens('microphone')
  const speakFor = (level: number, ticks = 1) => {
    for (let tick = 0; tick < ticks; tick += 1) speak(level)
  }
  return { ...flow, track, talk: speakFor }
}

test('the level is listened to only while somebody looks', async () => {
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

test('who talks while muted is told, until they unmute', async () => {
  const { scope, emit, talk } = await setup()
  await emit(microphoneToggled)
  talk(0.8, 8)
  expect(scope.getState($isTalkingMuted)).toBe(true)
  expect(scope.getState($audioLevel), 'nobody looks at the level').toBe(0)
  await emit(microphoneToggled)
  expect(scope.getState($isTalkingMuted)).toBe(false)
  expect(end).toHaveBeenCalledOnce()
  await emit(callEnded)
})

test('the end of the call ends the listening', async () => {
  const { emit } = await setup()
  await emit(audioLevelWatchedChanged, true)
  await emit(callEnded)
  expect(end).toHaveBeenCalledOnce()
})

test('a browser that cannot measure sound is no trouble', async () => {
  vi.mocked(watchAudioLevel).mockImplementation(() => {
    throw new Error('AudioContext is not there')
  })
  const { scope, emit } = await setup()
  await emit(audioLevelWatchedChanged, true)
  expect(scope.getState($audioLevel)).toBe(0)
  await emit(callEnded)
})

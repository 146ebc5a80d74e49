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
  vi.mocked(watchAudioLevel).mockImplementation((_, emit) => {
    speak = emit
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
  const say = (level: number, ticks = 1) => {
    for (let tick = 0; tick < ticks; tick += 1) speak(level)
  }
  return { ...flow, track, talk: say }
}

test('the level is listened to only while somebody looks', async () => {
  const { scope, say, track, talk } = await setup()
  expect(watchAudioLevel).not.toHaveBeenCalled()
  await say(audioLevelWatchedChanged, true)
  expect(watchAudioLevel).toHaveBeenCalledExactlyOnceWith(track, expect.any(Function))
  talk(0.7)
  expect(scope.getState($audioLevel)).toBe(0.7)
  await say(audioLevelWatchedChanged, false)
  expect(end).toHaveBeenCalledOnce()
  expect(scope.getState($audioLevel)).toBe(0)
  await say(callEnded)
})

test('who talks while muted is told, until they unmute', async () => {
  const { scope, say, talk } = await setup()
  await say(microphoneToggled)
  talk(0.8, 8)
  expect(scope.getState($isTalkingMuted)).toBe(true)
  expect(scope.getState($audioLevel), 'nobody looks at the level').toBe(0)
  await say(microphoneToggled)
  expect(scope.getState($isTalkingMuted)).toBe(false)
  expect(end).toHaveBeenCalledOnce()
  await say(callEnded)
})

test('the end of the call ends the listening', async () => {
  const { say } = await setup()
  await say(audioLevelWatchedChanged, true)
  await say(callEnded)
  expect(end).toHaveBeenCalledOnce()
})

test('a browser that cannot measure sound is no trouble', async () => {
  vi.mocked(watchAudioLevel).mockImplementation(() => {
    throw new Error('AudioContext is not there')
  })
  const { scope, say } = await setup()
  await say(audioLevelWatchedChanged, true)
  expect(scope.getState($audioLevel)).toBe(0)
  await say(callEnded)
})

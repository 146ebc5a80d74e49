import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callStory } from '../../../../tests/support/call-model'
import { watchSoundLevel } from '../lib/audio-level'
import { callEnded } from './call'
import { $isTalkingMuted, $soundLevel, microphoneToggled, soundLevelWatched } from './local-media'

vi.mock('../lib/audio-level', () => ({ watchSoundLevel: vi.fn() }))

const end = vi.fn()
let speak: (level: number) => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(watchSoundLevel).mockReset()
  end.mockReset()
  vi.mocked(watchSoundLevel).mockImplementation((_, tell) => {
    speak = tell
    return end
  })
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

async function setup() {
  const story = callStory()
  await story.join()
  const track = await story.opens('microphone')
  const say = (level: number, ticks = 1) => {
    for (let tick = 0; tick < ticks; tick += 1) speak(level)
  }
  return { ...story, track, talk: say }
}

test('the level is listened to only while somebody looks', async () => {
  const { scope, say, track, talk } = await setup()
  expect(watchSoundLevel).not.toHaveBeenCalled()
  await say(soundLevelWatched, true)
  expect(watchSoundLevel).toHaveBeenCalledExactlyOnceWith(track, expect.any(Function))
  talk(0.7)
  expect(scope.getState($soundLevel)).toBe(0.7)
  await say(soundLevelWatched, false)
  expect(end).toHaveBeenCalledOnce()
  expect(scope.getState($soundLevel)).toBe(0)
  await say(callEnded)
})

test('who talks while muted is told, until they unmute', async () => {
  const { scope, say, talk } = await setup()
  await say(microphoneToggled)
  talk(0.8, 8)
  expect(scope.getState($isTalkingMuted)).toBe(true)
  expect(scope.getState($soundLevel), 'nobody looks at the level').toBe(0)
  await say(microphoneToggled)
  expect(scope.getState($isTalkingMuted)).toBe(false)
  expect(end).toHaveBeenCalledOnce()
  await say(callEnded)
})

test('the end of the call ends the listening', async () => {
  const { say } = await setup()
  await say(soundLevelWatched, true)
  await say(callEnded)
  expect(end).toHaveBeenCalledOnce()
})

test('a browser that cannot measure sound is no trouble', async () => {
  vi.mocked(watchSoundLevel).mockImplementation(() => {
    throw new Error('AudioContext is not there')
  })
  const { scope, say } = await setup()
  await say(soundLevelWatched, true)
  expect(scope.getState($soundLevel)).toBe(0)
  await say(callEnded)
})

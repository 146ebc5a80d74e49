import { expect, test } from 'vitest'
import { NO_VOICE, toAudioLevel, updateVoiceActivity } from './voice-activity'

const after = (levels: readonly number[]) => levels.reduce(updateVoiceActivity, NO_VOICE).isSpeaking
const times = (count: number, level: number) => Array.from({ length: count }, () => level)

test('speech is detected within a second, a cough is not', () => {
  expect(after(times(6, 0.5))).toBe(true)
  expect(after(times(3, 0.9))).toBe(false)
  expect(after([...times(3, 0.9), ...times(10, 0)])).toBe(false)
})

test('a short pause keeps the speech active, a long one ends it', () => {
  const spoken = times(20, 0.5)
  expect(after([...spoken, ...times(5, 0)])).toBe(true)
  expect(after([...spoken, ...times(20, 0)])).toBe(false)
})

test('background noise is not speech', () => {
  expect(after(times(200, 0.2))).toBe(false)
})

test('the audio level ranges from 0 to 1', () => {
  expect(toAudioLevel(new Float32Array(64))).toBe(0)
  expect(toAudioLevel(new Float32Array(0))).toBe(0)
  expect(toAudioLevel(new Float32Array(64).fill(1))).toBe(1)
  const quiet = toAudioLevel(new Float32Array(64).fill(0.01))
  expect(quiet).toBeGreaterThan(0)
  expect(quiet).toBeLessThan(toAudioLevel(new Float32Array(64).fill(0.1)))
})

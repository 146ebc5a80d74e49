import { expect, test } from 'vitest'
import { toAudioLevel } from './audio-level'
import { updateVoiceActivity, NO_VOICE } from './voice-activity'

const after = (levels: readonly number[]) => levels.reduce(updateVoiceActivity, NO_VOICE).isSpeaking
const times = (count: number, level: number) => Array.from({ length: count }, () => level)

test('speech is noticed within a second, a cough is not', () => {
  expect(after(times(6, 0.5))).toBe(true)
  expect(after([...times(3, 0.9), ...times(10, 0)])).toBe(false)
})

test('a breath between two words is no end, a long pause is', () => {
  const spoken = times(20, 0.5)
  expect(after([...spoken, ...times(5, 0)])).toBe(true)
  expect(after([...spoken, ...times(20, 0)])).toBe(false)
})

test('noise of the room is no speech', () => {
  expect(after(times(200, 0.2))).toBe(false)
})

test('loudness goes from nothing to full', () => {
  expect(toAudioLevel(new Float32Array(64))).toBe(0)
  expect(toAudioLevel(new Float32Array(0))).toBe(0)
  expect(toAudioLevel(new Float32Array(64).fill(1))).toBe(1)
  const quiet = toAudioLevel(new Float32Array(64).fill(0.01))
  expect(quiet).toBeGreaterThan(0)
  expect(quiet).toBeLessThan(toAudioLevel(new Float32Array(64).fill(0.1)))
})

// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import {
  arePreferencesAvailable,
  loadDevicePreferences,
  NO_PREFERENCES,
  saveDevicePreferences,
} from './device-preferences'

test.each(['', '{', '{"camera":7}'])('the stored value %j is rejected as device preferences', (stored) => {
  localStorage.setItem('portal.call-devices', stored)
  expect(loadDevicePreferences()).toEqual(NO_PREFERENCES)
})

test('preferences are available only if both devices of the last call are listed', () => {
  const known = { camera: 'c', microphone: 'm', speaker: null, isComplete: true }
  saveDevicePreferences(known)
  const lists = {
    camera: [{ deviceId: 'c', label: 'Kamera' }],
    microphone: [{ deviceId: 'm', label: 'Mikrofon' }],
    speaker: [],
  }
  expect(arePreferencesAvailable(loadDevicePreferences(), lists)).toBe(true)
  expect(arePreferencesAvailable(known, { ...lists, camera: [] })).toBe(false)
  expect(arePreferencesAvailable(known, { ...lists, microphone: [] })).toBe(false)
  expect(arePreferencesAvailable({ ...known, isComplete: false }, lists)).toBe(false)
  expect(arePreferencesAvailable(NO_PREFERENCES, { camera: [], microphone: [], speaker: [] })).toBe(false)
})

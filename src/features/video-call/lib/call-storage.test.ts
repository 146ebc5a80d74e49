// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetCall, type KeptCall, keepCall, readKeptCall } from './call-storage'
import { isAsLastTime, keepKnownDevices, NO_DEVICES, readKnownDevices } from './device-preferences'

const NOON = Date.UTC(2026, 10, 21, 12)
const CALL: KeptCall = {
  room: '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11',
  joinedAt: NOON - 60_000,
  at: NOON,
  isCameraOn: false,
  isMicrophoneOn: true,
  window: 'minimised',
  place: { x: 40, y: 300 },
  ownPlace: { x: 12, y: 80 },
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('a call is kept for a reload, and forgotten', () => {
  keepCall(CALL)
  expect(readKeptCall(NOON + 30_000)).toEqual(CALL)
  forgetCall()
  expect(readKeptCall(NOON + 30_000)).toBeNull()
})

test('what was left long ago is no call any more, whichever way the clock went', () => {
  keepCall(CALL)
  expect(readKeptCall(NOON + 11 * 60_000)).toBeNull()
  expect(readKeptCall(NOON - 11 * 60_000)).toBeNull()
})

test.each(['', 'null', '{', '[]', '{"room":"../x"}', JSON.stringify({ ...CALL, room: 'x' })])(
  'what stands as %j in the storage is no call',
  (kept) => {
    sessionStorage.setItem('portal.call', kept)
    expect(readKeptCall(NOON)).toBeNull()
  },
)

test.each(['', '{', '{"camera":7}'])('what stands as %j in the storage is no device', (kept) => {
  localStorage.setItem('portal.call-devices', kept)
  expect(readKnownDevices()).toEqual(NO_DEVICES)
})

test('everything is as the last time only where both devices of then are there', () => {
  const known = { camera: 'c', microphone: 'm', speaker: null, isComplete: true }
  keepKnownDevices(known)
  const lists = {
    cameras: [{ deviceId: 'c', label: 'Kamera' }],
    microphones: [{ deviceId: 'm', label: 'Mikrofon' }],
    speakers: [],
  }
  expect(isAsLastTime(readKnownDevices(), lists)).toBe(true)
  expect(isAsLastTime(known, { ...lists, cameras: [] })).toBe(false)
  expect(isAsLastTime({ ...known, isComplete: false }, lists)).toBe(false)
  expect(isAsLastTime(NO_DEVICES, { cameras: [], microphones: [], speakers: [] })).toBe(false)
})

// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { clearCall, type StoredCall, saveCall, loadCall } from './call-storage'

const NOON = Date.UTC(2026, 10, 21, 12)
const CALL: StoredCall = {
  room: '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11',
  joinedAt: NOON - 60_000,
  at: NOON,
  isCameraOn: false,
  isMicrophoneOn: true,
  window: 'minimised',
  position: { x: 40, y: 300 },
  localTilePosition: { x: 12, y: 80 },
}

test('a stored call is loaded and cleared', () => {
  saveCall(CALL)
  expect(loadCall(NOON + 30_000)).toEqual(CALL)
  clearCall()
  expect(loadCall(NOON + 30_000)).toBeNull()
})

test('a stored call expires, even if the clock was set back', () => {
  saveCall(CALL)
  expect(loadCall(NOON + 10 * 60_000)).toEqual(CALL)
  expect(loadCall(NOON + 11 * 60_000)).toBeNull()
  expect(loadCall(NOON - 11 * 60_000)).toBeNull()
})

test('a room of any uuid form that a link can have is restored', () => {
  const call = { ...CALL, room: '00000000-0000-0000-0000-00000000000a' }
  saveCall(call)
  expect(loadCall(CALL.at)).toEqual(call)
})

test.each(['', 'null', '{', '[]', '{"room":"../x"}', JSON.stringify({ ...CALL, room: 'x' })])(
  'the stored value %j is rejected as a call',
  (stored) => {
    sessionStorage.setItem('portal.call', stored)
    expect(loadCall(NOON)).toBeNull()
  },
)

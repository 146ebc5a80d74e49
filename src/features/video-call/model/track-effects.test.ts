import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { ROOM } from '../../../../tests/support/vitest/call-model'
import { checkDevicesFx } from './track-effects'

const KNOWN = { camera: 'c', microphone: 'm', speaker: null, isComplete: true }
const LISTED = [
  { kind: 'videoinput', deviceId: 'c', label: 'Kamera' },
  { kind: 'audioinput', deviceId: 'm', label: 'Mikrofon' },
]

test.each([
  ['with the devices of the last call', true, {}, LISTED],
  ['with another camera', false, {}, LISTED.slice(1)],
  ['that a link opens, or that is requested again after a takeover', false, { mustCheckDevices: true }, LISTED],
  ['that is restored after a reload', true, { joinedAt: 1 }, []],
])('a call %s skips the pre-join screen: %s', async (_, expected, request, listed) => {
  vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices: async () => listed } })
  const params = { request: { room: ROOM, ...request }, preferences: KNOWN }
  const outcome = await allSettled(checkDevicesFx, { scope: fork(), params })
  expect(outcome).toEqual({ status: 'done', value: expected })
})

test('a browser that does not list its devices fails the check', async () => {
  vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices: () => Promise.reject(new Error('no')) } })
  const params = { request: { room: ROOM }, preferences: KNOWN }
  expect(await allSettled(checkDevicesFx, { scope: fork(), params })).toMatchObject({ status: 'fail' })
})

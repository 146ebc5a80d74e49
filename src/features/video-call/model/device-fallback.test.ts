// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setupCallModel } from '../../../../tests/support/call-model'
import type { DeviceLists } from '../lib/local-devices'
import { $camera, $microphone, deviceChosen } from './local-media'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

const entry = (deviceId: string) => ({ deviceId, label: deviceId })
const lists = (cameras: string[], microphones: string[]): DeviceLists => ({
  cameras: cameras.map(entry),
  microphones: microphones.map(entry),
  speakers: [],
})

/** Inside, with camera and microphone running. */
async function setup() {
  const flow = setupCallModel()
  await flow.join()
  await flow.opens('camera')
  await flow.opens('microphone')
  await flow.emitTrackEvent({ kind: 'listed', devices: lists(['camera-1'], ['microphone-1']) })
  flow.own().open.mockClear()
  flow.callSession().send.mockClear()
  return {
    ...flow,
    state: () => [flow.scope.getState($camera), flow.scope.getState($microphone)],
  }
}

test('a device that is pulled out is replaced, and the doctor is told by which one', async () => {
  const { emitTrackEvent, own, opens, messages, state } = await setup()
  await emitTrackEvent({ kind: 'ended', of: 'microphone' })
  expect(state()[1]).toMatchObject({ isEnabled: true, isRunning: false })
  expect(own().open).toHaveBeenCalledExactlyOnceWith({ microphone: null })
  await opens('microphone', 'built-in')
  expect(messages().at(-1)).toBe('callMicrophoneReplaced')
  expect(state()[1]).toMatchObject({ isRunning: true, deviceId: 'built-in' })
})

test('where nothing can take its place it is said, and the device is used again once it is back', async () => {
  const { emitTrackEvent, own, messages, opens, state } = await setup()
  await emitTrackEvent({ kind: 'ended', of: 'camera' })
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'none' } })
  await emitTrackEvent({ kind: 'listed', devices: lists([], ['microphone-1']) })
  expect(messages().at(-1)).toBe('callMediaNone')
  expect(state()[0]).toMatchObject({ isEnabled: true, isRunning: false, deviceError: 'none' })
  own().open.mockClear()
  await emitTrackEvent({ kind: 'listed', devices: lists(['camera-1'], ['microphone-1']) })
  expect(own().open).toHaveBeenCalledOnce()
  await opens('camera')
  expect(messages().at(-1)).toBe('callCameraReplaced')
  expect(state()[0]).toMatchObject({ isRunning: true, deviceError: null })
})

test('the headset that the doctor prefers is used again when it is plugged in', async () => {
  const { emit, emitTrackEvent, own, opens } = await setup()
  await emit(deviceChosen, { kind: 'microphone', deviceId: 'headset' })
  await opens('microphone', 'headset')
  await emitTrackEvent({ kind: 'ended', of: 'microphone' })
  await opens('microphone', 'built-in')
  await emitTrackEvent({ kind: 'listed', devices: lists(['camera-1'], ['built-in']) })
  own().open.mockClear()
  await emitTrackEvent({ kind: 'listed', devices: lists(['camera-1'], ['built-in', 'headset']) })
  expect(own().open).toHaveBeenCalledExactlyOnceWith({ microphone: 'headset' })
})

test('a list that stays the same opens nothing', async () => {
  const { emitTrackEvent, own } = await setup()
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'none' } })
  for (let turn = 0; turn < 3; turn += 1) {
    await emitTrackEvent({ kind: 'listed', devices: lists(['camera-1'], ['microphone-1']) })
  }
  expect(own().open).not.toHaveBeenCalled()
})

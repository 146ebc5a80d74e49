// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceLists, setupCallModel, setupRunningDevices } from '../../../../tests/support/vitest/call-model'
import { loadDevicePreferences, NO_PREFERENCES } from '../lib/devices/device-preferences'
import type { DeviceKind } from '../lib/devices/local-devices'
import { hangUpRequested, joinRequested } from './call-state'
import { $localMedia, $speaker, cameraToggled, deviceChosen, microphoneToggled } from './local-media'

beforeEach(() => void vi.useFakeTimers())

test('another device replaces the previous one, and only its id is stored', async () => {
  const { emit, localTracks, callSession, openDevice } = await setupRunningDevices()
  await emit(deviceChosen, { kind: 'camera', deviceId: 'camera-2' })
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ camera: 'camera-2' })
  const track = await openDevice('camera', 'camera-2')
  expect(callSession().send).toHaveBeenLastCalledWith('video', { track, isPaused: false })
  expect(callSession().join).toHaveBeenCalledOnce()
  const stored = JSON.parse(localStorage.getItem('portal.call-devices') ?? '') as unknown
  expect(stored).toEqual({ ...NO_PREFERENCES, camera: 'camera-2' })
})

test('a device that is chosen while it is off is not opened', async () => {
  const { emit, localTracks } = await setupRunningDevices()
  await emit(cameraToggled)
  await emit(deviceChosen, { kind: 'camera', deviceId: 'camera-2' })
  expect(localTracks().open).not.toHaveBeenCalled()
})

test.each([
  ['on', false],
  ['muted', true],
])('a microphone that is chosen while it is %s is opened at once', async (_, isMuted) => {
  const { emit, localTracks } = await setupRunningDevices()
  if (isMuted) await emit(microphoneToggled)
  await emit(deviceChosen, { kind: 'microphone', deviceId: 'microphone-2' })
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ microphone: 'microphone-2' })
})

test.each([
  ['not muted is opened', false, [{ microphone: 'microphone-2' }]],
  ['muted is not opened', true, []],
])('a microphone that is chosen while none runs, and that is %s', async (_, isMuted, opened) => {
  const { enter, emit, localTracks } = setupCallModel()
  await enter()
  if (isMuted) await emit(microphoneToggled)
  localTracks().open.mockClear()
  await emit(deviceChosen, { kind: 'microphone', deviceId: 'microphone-2' })
  expect(localTracks().open.mock.calls.flat()).toEqual(opened)
  await emit(hangUpRequested)
})

test('the chosen speaker is used while it is plugged in', async () => {
  const { scope, emit, emitTrackEvent, localTracks } = await setupRunningDevices()
  await emitTrackEvent({ kind: 'listed', devices: deviceLists(['camera-1'], ['microphone-1'], ['headset']) })
  await emit(deviceChosen, { kind: 'speaker', deviceId: 'headset' })
  expect(scope.getState($speaker)).toBe('headset')
  expect(localTracks().open).not.toHaveBeenCalled()
  await emitTrackEvent({ kind: 'listed', devices: deviceLists(['camera-1'], ['microphone-1'], ['monitor']) })
  expect(scope.getState($speaker)).toBeNull()
  await emitTrackEvent({ kind: 'listed', devices: deviceLists(['camera-1'], ['microphone-1']) })
  expect(scope.getState($speaker)).toBeNull()
  expect(scope.getState($localMedia).lists.speaker).toEqual([])
})

test('the devices of the last call are requested for the next one', async () => {
  const first = await setupRunningDevices({ isInside: false })
  await first.emit(joinRequested)
  await first.emit(hangUpRequested)
  const { enter, localTracks, emit } = setupCallModel()
  await enter()
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ camera: 'camera-1', microphone: 'microphone-1' })
  await emit(hangUpRequested)
})

test.each<[readonly DeviceKind[], boolean]>([
  [['camera', 'microphone'], true],
  [['camera'], false],
  [['microphone'], false],
  [[], false],
])('the pre-join screen can be skipped next time after a join with %j: %s', async (kinds, isComplete) => {
  const { enter, emit, openDevice } = setupCallModel()
  await enter()
  for (const kind of kinds) await openDevice(kind)
  await emit(joinRequested)
  expect(loadDevicePreferences().isComplete).toBe(isComplete)
  await emit(hangUpRequested)
})

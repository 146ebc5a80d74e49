// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceLists, setupRunningDevices } from '../../../../tests/support/vitest/call-model'
import {
  $isPermissionDialogOpen,
  cameraToggled,
  deviceChosen,
  mediaRetryRequested,
  microphoneToggled,
} from './local-media'

beforeEach(() => void vi.useFakeTimers())

const REJECTED = { code: 'rejected', detail: 'no' } as const

test('an unplugged device is replaced, and a toast shows the new one (F-L08)', async () => {
  const { emitTrackEvent, localTracks, openDevice, toastKeys, state } = await setupRunningDevices()
  await emitTrackEvent({ kind: 'ended', source: 'microphone' })
  expect(state()[1]).toMatchObject({ isEnabled: true, isRunning: false })
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ microphone: null })
  await openDevice('microphone', 'built-in')
  expect(toastKeys().at(-1)).toBe('callMicrophoneReplaced')
  expect(state()[1]).toMatchObject({ isRunning: true, deviceId: 'built-in' })
})

test('a permission that is revoked during the call is explained, and only its device is off (F-L14)', async () => {
  const { scope, emitTrackEvent, toastKeys, state } = await setupRunningDevices()
  await emitTrackEvent({ kind: 'ended', source: 'camera' })
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'denied' } })
  expect(toastKeys().at(-1)).toBe('callMediaDenied')
  expect(scope.getState($isPermissionDialogOpen)).toBe(true)
  expect(state()).toMatchObject([{ isRunning: false, deviceError: 'denied' }, { isRunning: true }])
})

test('a microphone whose unmuting the platform rejects is shown as muted, and unmuting tries again', async () => {
  const { emit, emitCallSessionEvent, callSession, localTracks, openDevice, toastKeys, state } =
    await setupRunningDevices()
  await openDevice('screen')
  await emitCallSessionEvent({ kind: 'sendingFailed', media: 'audio', error: REJECTED })
  expect(state()).toMatchObject([{ isOn: true }, { isOn: false }])
  expect(localTracks().stop, 'the shared screen stays').not.toHaveBeenCalled()
  expect(callSession().send).toHaveBeenLastCalledWith('audio', { track: expect.anything(), isPaused: true })
  await emit(microphoneToggled)
  expect(callSession().send).toHaveBeenLastCalledWith('audio', { track: expect.anything(), isPaused: false })
  expect(toastKeys().filter((key) => key === 'callConnectionFailed')).toHaveLength(1)
})

test('a video that the platform rejects switches off the camera and the shared screen', async () => {
  const { openDevice, emitCallSessionEvent, localTracks, state } = await setupRunningDevices()
  await openDevice('screen')
  await emitCallSessionEvent({ kind: 'sendingFailed', media: 'video', error: REJECTED })
  expect(state()).toMatchObject([{ isOn: false }, { isOn: true }])
  expect(localTracks().stop.mock.calls.flat().toSorted()).toEqual(['camera', 'screen'])
})

test('a camera that the platform rejects does not cancel the choice of a screen', async () => {
  const { emitCallSessionEvent, localTracks, state } = await setupRunningDevices()
  await emitCallSessionEvent({ kind: 'sendingFailed', media: 'video', error: REJECTED })
  expect(state()).toMatchObject([{ isOn: false }, { isOn: true }])
  expect(localTracks().stop).toHaveBeenCalledExactlyOnceWith('camera')
})

test('without a replacement an error toast is shown, and the device is used when it is plugged in again (F-L08)', async () => {
  const { emitTrackEvent, localTracks, toastKeys, openDevice, state } = await setupRunningDevices()
  await emitTrackEvent({ kind: 'ended', source: 'camera' })
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'notFound' } })
  await emitTrackEvent({ kind: 'listed', devices: deviceLists([], ['microphone-1']) })
  expect(toastKeys().at(-1)).toBe('callMediaNotFound')
  expect(state()[0]).toMatchObject({ isEnabled: true, isRunning: false, deviceError: 'notFound' })
  localTracks().open.mockClear()
  await emitTrackEvent({ kind: 'listed', devices: deviceLists(['camera-1'], ['microphone-1']) })
  expect(localTracks().open).toHaveBeenCalledOnce()
  await openDevice('camera')
  expect(toastKeys().at(-1)).toBe('callCameraReplaced')
  expect(state()[0]).toMatchObject({ isRunning: true, deviceError: null })
})

test.each([false, true])('the preferred headset is used again when it is plugged in, muted: %s', async (isMuted) => {
  const { emit, emitTrackEvent, localTracks, openDevice, callSession } = await setupRunningDevices()
  await emit(deviceChosen, { kind: 'microphone', deviceId: 'headset' })
  await openDevice('microphone', 'headset')
  await emitTrackEvent({ kind: 'ended', source: 'microphone' })
  await openDevice('microphone', 'built-in')
  await emitTrackEvent({ kind: 'listed', devices: deviceLists(['camera-1'], ['built-in']) })
  if (isMuted) await emit(microphoneToggled)
  localTracks().open.mockClear()
  await emitTrackEvent({ kind: 'listed', devices: deviceLists(['camera-1'], ['built-in', 'headset']) })
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ microphone: 'headset' })
  const track = await openDevice('microphone', 'headset')
  expect(callSession().send).toHaveBeenLastCalledWith('audio', { track, isPaused: isMuted })
})

test('the preferred camera is used when it is plugged in again while the default one is busy', async () => {
  const { emit, emitTrackEvent, localTracks, openDevice } = await setupRunningDevices()
  await emit(deviceChosen, { kind: 'camera', deviceId: 'preferred' })
  await openDevice('camera', 'preferred')
  await emitTrackEvent({ kind: 'ended', source: 'camera' })
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'busy' } })
  await emitTrackEvent({ kind: 'listed', devices: deviceLists(['camera-1'], ['microphone-1']) })
  localTracks().open.mockClear()
  await emitTrackEvent({ kind: 'listed', devices: deviceLists(['camera-1', 'other'], ['microphone-1']) })
  expect(localTracks().open).not.toHaveBeenCalled()
  await emitTrackEvent({ kind: 'listed', devices: deviceLists(['camera-1', 'other', 'preferred'], ['microphone-1']) })
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ camera: 'preferred' })
})

test('a plugged-in preferred camera does not ask again for a denied permission', async () => {
  const { emit, emitTrackEvent, localTracks } = await setupRunningDevices()
  await emit(deviceChosen, { kind: 'camera', deviceId: 'preferred' })
  await emitTrackEvent({ kind: 'ended', source: 'camera' })
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'denied' } })
  localTracks().open.mockClear()
  await emitTrackEvent({ kind: 'listed', devices: deviceLists(['camera-1', 'preferred'], ['microphone-1']) })
  expect(localTracks().open).not.toHaveBeenCalled()
})

test('a camera that the user switches off and on while it is being replaced shows no toast', async () => {
  const { emit, emitTrackEvent, toastKeys, openDevice } = await setupRunningDevices()
  await emitTrackEvent({ kind: 'ended', source: 'camera' })
  await emit(cameraToggled)
  await emit(cameraToggled)
  await openDevice('camera', 'built-in')
  expect(toastKeys()).not.toContain('callCameraReplaced')
})

test('an unchanged device list opens nothing', async () => {
  const { emitTrackEvent, localTracks } = await setupRunningDevices()
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'notFound' } })
  for (let round = 0; round < 3; round += 1) {
    await emitTrackEvent({ kind: 'listed', devices: deviceLists(['camera-1'], ['microphone-1']) })
  }
  expect(localTracks().open).not.toHaveBeenCalled()
})

test('camera and microphone that are unplugged together are each announced when they are replaced', async () => {
  const { emitTrackEvent, openDevice, toastKeys } = await setupRunningDevices()
  await emitTrackEvent({ kind: 'ended', source: 'camera' })
  await emitTrackEvent({ kind: 'ended', source: 'microphone' })
  await openDevice('microphone', 'built-in')
  await openDevice('camera', 'built-in')
  expect(toastKeys().slice(1)).toEqual(['callMicrophoneReplaced', 'callCameraReplaced'])
})

test('a camera without a replacement that the user opens later is not announced, the replaced microphone is', async () => {
  const { emit, emitTrackEvent, openDevice, toastKeys } = await setupRunningDevices()
  await emitTrackEvent({ kind: 'ended', source: 'camera' })
  await emitTrackEvent({ kind: 'ended', source: 'microphone' })
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'busy' } })
  await openDevice('microphone', 'built-in')
  await emit(mediaRetryRequested)
  await openDevice('camera')
  expect(toastKeys().slice(1)).toEqual(['callMediaBusy', 'callMicrophoneReplaced'])
})

// @vitest-environment happy-dom
import { allSettled, scopeBind } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { setupCallModel, setupRunningDevices } from '../../../../tests/support/vitest/call-model'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import type { DeviceError } from '../lib/devices/local-devices'
import { hangUpRequested } from './call-state'
import {
  $camera,
  $isPermissionDialogOpen,
  $isScreenShared,
  $localVideoTrackId,
  cameraToggled,
  deviceChosen,
  mediaRetryRequested,
  microphoneToggled,
  permissionDialogDismissed,
  screenShareToggled,
} from './local-media'
import { shareScreenFx } from './track-effects'

beforeEach(() => void vi.useFakeTimers())

test('devices that have opened are shown as running', async () => {
  const { scope, camera, state } = await setupRunningDevices()
  expect(state()).toEqual([
    { isEnabled: true, isOn: true, isRunning: true, isMutedBySystem: false, deviceError: null, deviceId: 'camera-1' },
    {
      isEnabled: true,
      isOn: true,
      isRunning: true,
      isMutedBySystem: false,
      deviceError: null,
      deviceId: 'microphone-1',
    },
  ])
  expect(scope.getState($localVideoTrackId)).toBe(camera.id)
})

test('switching the camera off stops it, switching it on opens the same one', async () => {
  const { emit, localTracks, callSession, emitTrackEvent, state } = await setupRunningDevices()
  await emit(deviceChosen, { kind: 'camera', deviceId: 'camera-1' })
  localTracks().open.mockClear()
  await emit(cameraToggled)
  expect(localTracks().stop).toHaveBeenCalledExactlyOnceWith('camera')
  expect(localTracks().mute, 'the microphone stays on').not.toHaveBeenCalledWith(true)
  await emitTrackEvent({ kind: 'stopped', source: 'camera' })
  expect(callSession().send).toHaveBeenLastCalledWith('video', { track: null, isPaused: true })
  expect(state()[0]).toMatchObject({ isEnabled: false, isRunning: false })
  await emit(cameraToggled)
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ camera: 'camera-1' })
})

test('switching the microphone off mutes it and keeps its track', async () => {
  const { emit, localTracks, callSession, microphone } = await setupRunningDevices()
  await emit(microphoneToggled)
  expect(localTracks().mute).toHaveBeenLastCalledWith(true)
  expect(localTracks().stop).not.toHaveBeenCalled()
  expect(callSession().send).toHaveBeenLastCalledWith('audio', { track: microphone, isPaused: true })
  await emit(microphoneToggled)
  expect(localTracks().mute).toHaveBeenLastCalledWith(false)
  expect(callSession().send).toHaveBeenLastCalledWith('audio', { track: microphone, isPaused: false })
  expect(localTracks().open).not.toHaveBeenCalled()
})

test.each<[DeviceError, string]>([
  ['denied', 'callMediaDenied'],
  ['notFound', 'callMediaNotFound'],
  ['busy', 'callMediaBusy'],
  ['other', 'callMediaOther'],
])('the device error %s shows %s, once for both devices (F-L01, F-L02)', async (error, key) => {
  const { scope, enter, emitTrackEvent, toastKeys, emit } = setupCallModel()
  await enter()
  await emitTrackEvent({ kind: 'failed', errors: { camera: error, microphone: error } })
  expect(toastKeys()).toEqual([key])
  expect(scope.getState($camera)).toMatchObject({ isRunning: false, deviceError: error })
  expect(scope.getState($isPermissionDialogOpen)).toBe(error === 'denied')
  await emit(hangUpRequested)
  expect(scope.getState($isPermissionDialogOpen)).toBe(false)
})

test('two different errors show two toasts', async () => {
  const { enter, emitTrackEvent, toastKeys } = setupCallModel()
  await enter()
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'busy', microphone: 'notFound' } })
  expect(toastKeys()).toEqual(['callMediaBusy', 'callMediaNotFound'])
})

test('a retry after granting the permission requests only the missing devices', async () => {
  const { scope, enter, openDevice, localTracks, emit, emitTrackEvent } = setupCallModel()
  await enter()
  await openDevice('microphone')
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'denied' } })
  localTracks().open.mockClear()
  await emit(mediaRetryRequested)
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ camera: null })
  expect(scope.getState($isPermissionDialogOpen)).toBe(false)
})

test('a retry also opens a muted microphone that could not be opened', async () => {
  const { enter, localTracks, emit, emitTrackEvent } = setupCallModel()
  await enter()
  await emit(microphoneToggled)
  await emitTrackEvent({ kind: 'failed', errors: { microphone: 'denied' } })
  localTracks().open.mockClear()
  await emit(mediaRetryRequested)
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ camera: null, microphone: null })
})

test('a retry opens the chosen camera again while the previous one still runs', async () => {
  const { enter, openDevice, localTracks, emit, emitTrackEvent } = setupCallModel()
  await enter()
  await openDevice('microphone')
  await openDevice('camera', 'camera-1')
  await emit(deviceChosen, { kind: 'camera', deviceId: 'camera-2' })
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'busy' } })
  localTracks().open.mockClear()
  await emit(mediaRetryRequested)
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ camera: 'camera-2' })
})

test('the permission dialog can be dismissed', async () => {
  const { scope, enter, emit, emitTrackEvent } = setupCallModel()
  await enter()
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'denied' } })
  await emit(permissionDialogDismissed)
  expect(scope.getState($isPermissionDialogOpen)).toBe(false)
})

test('toggling a camera with an error tries it again instead of switching it off', async () => {
  const { enter, emit, localTracks, emitTrackEvent, scope } = setupCallModel()
  await enter()
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'busy' } })
  localTracks().open.mockClear()
  await emit(cameraToggled)
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ camera: null })
  expect(scope.getState($camera)).toMatchObject({ isEnabled: true, isOn: false })
})

test('a camera that runs while another one cannot be opened is on, and can be switched off', async () => {
  const { emit, emitTrackEvent, localTracks, state } = await setupRunningDevices()
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'busy' } })
  expect(state()[0]).toMatchObject({ isOn: true, isRunning: true, deviceError: 'busy' })
  await emit(cameraToggled)
  expect(localTracks().stop).toHaveBeenCalledExactlyOnceWith('camera')
})

test('a microphone that the system has muted is marked as such (F-L10)', async () => {
  const { emitTrackEvent, state } = await setupRunningDevices()
  await emitTrackEvent({ kind: 'muted', source: 'microphone', isMutedBySystem: true })
  expect(state()[1]).toMatchObject({ isRunning: true, isMutedBySystem: true })
  await emitTrackEvent({ kind: 'muted', source: 'microphone', isMutedBySystem: false })
  expect(state()[1]).toMatchObject({ isMutedBySystem: false })
  await emitTrackEvent({ kind: 'muted', source: 'microphone', isMutedBySystem: true })
  await emitTrackEvent({ kind: 'stopped', source: 'microphone' })
  expect(state()[1]).toMatchObject({ isRunning: false, isMutedBySystem: false })
})

test('a shared screen replaces the camera until sharing stops', async () => {
  const { scope, emit, localTracks, callSession, openDevice, emitTrackEvent, camera } = await setupRunningDevices()
  await emit(screenShareToggled)
  expect(localTracks().share).toHaveBeenCalledOnce()
  const screen = await openDevice('screen')
  expect(scope.getState($isScreenShared)).toBe(true)
  expect(scope.getState($localVideoTrackId)).toBe(screen.id)
  expect(callSession().send).toHaveBeenLastCalledWith('video', { track: screen, isPaused: false })
  await emitTrackEvent({ kind: 'ended', source: 'screen' })
  expect(scope.getState($isScreenShared)).toBe(false)
  expect(callSession().send).toHaveBeenLastCalledWith('video', { track: camera, isPaused: false })
  await openDevice('screen')
  await emit(screenShareToggled)
  expect(localTracks().stop).toHaveBeenCalledExactlyOnceWith('screen')
})

test('a second press while the user picks a screen does not ask for another one', async () => {
  const { scope, emit, localTracks } = await setupRunningDevices()
  const { promise: picked, resolve: pick } = Promise.withResolvers<void>()
  localTracks().share.mockReturnValueOnce(picked)
  const press = scopeBind(screenShareToggled, { scope })
  press()
  press()
  expect(localTracks().share).toHaveBeenCalledOnce()
  pick()
  await allSettled(scope)
  await emit(screenShareToggled)
  expect(localTracks().share, 'after a cancelled choice').toHaveBeenCalledTimes(2)
})

test('a screen that cannot be shared shows an error toast', async () => {
  const { scope, emit, localTracks, toastKeys } = await setupRunningDevices()
  const failed = recordPayloads(shareScreenFx.fail, scope)
  localTracks().share.mockRejectedValueOnce(new Error('no'))
  await emit(screenShareToggled)
  expect(failed).toHaveLength(1)
  expect(toastKeys().at(-1)).toBe('callScreenFailed')
})

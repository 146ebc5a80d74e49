// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setupCallModel } from '../../../../tests/support/call-model'
import type { DeviceLists } from '../lib/local-devices'
import type { DeviceError } from '../lib/device-errors'
import { callEnded, joinRequested } from './call'
import {
  $camera,
  $devices,
  $isPermissionDialogOpen,
  $isScreenShared,
  $localVideoTrackId,
  $microphone,
  $speaker,
  cameraToggled,
  deviceChosen,
  mediaRetried,
  microphoneToggled,
  permissionDialogDismissed,
  screenShareToggled,
} from './local-media'
import { shareScreenFx } from './local-tracks'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

const entry = (deviceId: string) => ({ deviceId, label: deviceId })
const lists = (cameras: string[], microphones: string[], speakers: string[] = []): DeviceLists => ({
  cameras: cameras.map(entry),
  microphones: microphones.map(entry),
  speakers: speakers.map(entry),
})

/** Inside, with camera and microphone running. */
async function setup({ isInside = true } = {}) {
  const flow = setupCallModel()
  if (isInside) await flow.join()
  else await flow.enter()
  const camera = await flow.opens('camera')
  const microphone = await flow.opens('microphone')
  await flow.emitTrackEvent({ kind: 'listed', devices: lists(['camera-1'], ['microphone-1']) })
  flow.own().open.mockClear()
  flow.callSession().send.mockClear()
  return {
    ...flow,
    camera,
    microphone,
    state: () => [flow.scope.getState($camera), flow.scope.getState($microphone)],
  }
}

test('what runs is shown and sent', async () => {
  const { scope, camera, state } = await setup()
  expect(state()).toEqual([
    { isEnabled: true, isRunning: true, isMutedBySystem: false, deviceError: null, deviceId: 'camera-1' },
    { isEnabled: true, isRunning: true, isMutedBySystem: false, deviceError: null, deviceId: 'microphone-1' },
  ])
  expect(scope.getState($localVideoTrackId)).toBe(camera.id)
})

test('switching the camera off lets go of it, switching it on opens the same one', async () => {
  const { emit, own, callSession, emitTrackEvent, state } = await setup()
  await emit(deviceChosen, { kind: 'camera', deviceId: 'camera-1' })
  own().open.mockClear()
  await emit(cameraToggled)
  expect(own().stop).toHaveBeenCalledExactlyOnceWith('camera')
  await emitTrackEvent({ kind: 'stopped', of: 'camera' })
  expect(callSession().send).toHaveBeenLastCalledWith('video', { track: null, isPaused: true })
  expect(state()[0]).toMatchObject({ isEnabled: false, isRunning: false })
  await emit(cameraToggled)
  expect(own().open).toHaveBeenCalledExactlyOnceWith({ camera: 'camera-1' })
})

test('switching the microphone off mutes it at once and keeps it at hand', async () => {
  const { emit, own, callSession, microphone } = await setup()
  await emit(microphoneToggled)
  expect(own().mute).toHaveBeenLastCalledWith(true)
  expect(own().stop).not.toHaveBeenCalled()
  expect(callSession().send).toHaveBeenLastCalledWith('audio', { track: microphone, isPaused: true })
  await emit(microphoneToggled)
  expect(own().mute).toHaveBeenLastCalledWith(false)
  expect(callSession().send).toHaveBeenLastCalledWith('audio', { track: microphone, isPaused: false })
  expect(own().open).not.toHaveBeenCalled()
})

test('however fast both are pressed, the last state is what is sent', async () => {
  const { emit, callSession, own } = await setup()
  for (let press = 0; press < 51; press += 1) await emit(microphoneToggled)
  expect(callSession().send.mock.calls.at(-1)?.[1]).toMatchObject({ isPaused: true })
  expect(own().mute).toHaveBeenLastCalledWith(true)
})

test('another device takes the place of the one before and is remembered, by its id alone', async () => {
  const { emit, own, callSession, opens } = await setup()
  await emit(deviceChosen, { kind: 'camera', deviceId: 'camera-2' })
  expect(own().open).toHaveBeenCalledExactlyOnceWith({ camera: 'camera-2' })
  const track = await opens('camera', 'camera-2')
  expect(callSession().send).toHaveBeenLastCalledWith('video', { track, isPaused: false })
  expect(callSession().join).toHaveBeenCalledOnce()
  expect(JSON.parse(localStorage.getItem('portal.call-devices') ?? '')).toMatchObject({ camera: 'camera-2' })
})

test('a device that is chosen while it is off is not opened', async () => {
  const { emit, own } = await setup()
  await emit(cameraToggled)
  await emit(deviceChosen, { kind: 'camera', deviceId: 'camera-2' })
  expect(own().open).not.toHaveBeenCalled()
})

test('a loudspeaker is the chosen one while it is there', async () => {
  const { scope, emit, emitTrackEvent } = await setup()
  await emitTrackEvent({ kind: 'listed', devices: lists(['camera-1'], ['microphone-1'], ['headset']) })
  await emit(deviceChosen, { kind: 'speaker', deviceId: 'headset' })
  expect(scope.getState($speaker)).toBe('headset')
  await emitTrackEvent({ kind: 'listed', devices: lists(['camera-1'], ['microphone-1']) })
  expect(scope.getState($speaker)).toBeNull()
  expect(scope.getState($devices).speakers).toEqual([])
})

test('what was taken part with is asked for the next time', async () => {
  const first = await setup({ isInside: false })
  await first.emit(joinRequested)
  await first.emit(callEnded)
  const { enter, own, emit } = setupCallModel()
  await enter()
  expect(own().open).toHaveBeenCalledExactlyOnceWith({ camera: 'camera-1', microphone: 'microphone-1' })
  await emit(callEnded)
})

test.each<[DeviceError, string]>([
  ['denied', 'callMediaDenied'],
  ['none', 'callMediaNone'],
  ['busy', 'callMediaBusy'],
  ['other', 'callMediaOther'],
])('a device that is %s is said with %s, once for both', async (error, key) => {
  const { scope, enter, emitTrackEvent, messages, emit } = setupCallModel()
  await enter()
  await emitTrackEvent({ kind: 'failed', errors: { camera: error, microphone: error } })
  expect(messages()).toEqual([key])
  expect(scope.getState($camera)).toMatchObject({ isRunning: false, deviceError: error })
  expect(scope.getState($isPermissionDialogOpen)).toBe(error === 'denied')
  await emit(callEnded)
  expect(scope.getState($isPermissionDialogOpen)).toBe(false)
})

test('two troubles are two messages', async () => {
  const { enter, emitTrackEvent, messages } = setupCallModel()
  await enter()
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'busy', microphone: 'none' } })
  expect(messages()).toEqual(['callMediaBusy', 'callMediaNone'])
})

test('after the doctor has allowed the devices, what is missing is asked for again', async () => {
  const { scope, enter, opens, own, emit, emitTrackEvent } = setupCallModel()
  await enter()
  await opens('microphone')
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'denied' } })
  own().open.mockClear()
  await emit(mediaRetried)
  expect(own().open).toHaveBeenCalledExactlyOnceWith({ camera: null })
  expect(scope.getState($isPermissionDialogOpen)).toBe(false)
})

test('the dialog about permissions can be put away', async () => {
  const { scope, enter, emit, emitTrackEvent } = setupCallModel()
  await enter()
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'denied' } })
  await emit(permissionDialogDismissed)
  expect(scope.getState($isPermissionDialogOpen)).toBe(false)
})

test('pressing a camera that has trouble tries it again, instead of switching it off', async () => {
  const { enter, emit, own, emitTrackEvent, scope } = setupCallModel()
  await enter()
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'busy' } })
  own().open.mockClear()
  await emit(cameraToggled)
  expect(own().open).toHaveBeenCalledExactlyOnceWith({ camera: null })
  expect(scope.getState($camera).isEnabled).toBe(true)
})

test('a microphone that the system has silenced shows it', async () => {
  const { emitTrackEvent, state } = await setup()
  await emitTrackEvent({ kind: 'muted', of: 'microphone', isMutedBySystem: true })
  expect(state()[1]).toMatchObject({ isRunning: true, isMutedBySystem: true })
  await emitTrackEvent({ kind: 'muted', of: 'microphone', isMutedBySystem: false })
  expect(state()[1]).toMatchObject({ isMutedBySystem: false })
})

test('a shared screen takes the place of the camera, and gives it back', async () => {
  const { scope, emit, own, callSession, opens, emitTrackEvent, camera } = await setup()
  await emit(screenShareToggled)
  expect(own().share).toHaveBeenCalledOnce()
  const screen = await opens('screen')
  expect(scope.getState($isScreenShared)).toBe(true)
  expect(scope.getState($localVideoTrackId)).toBe(screen.id)
  expect(callSession().send).toHaveBeenLastCalledWith('video', { track: screen, isPaused: false })
  await emitTrackEvent({ kind: 'ended', of: 'screen' })
  expect(scope.getState($isScreenShared)).toBe(false)
  expect(callSession().send).toHaveBeenLastCalledWith('video', { track: camera, isPaused: false })
  await opens('screen')
  await emit(screenShareToggled)
  expect(own().stop).toHaveBeenCalledExactlyOnceWith('screen')
})

test('a screen that could not be shared is said', async () => {
  const { emit, own, watchUnit: received, messages } = await setup()
  const failed = received(shareScreenFx.fail)
  own().share.mockRejectedValueOnce(new Error('no'))
  await emit(screenShareToggled)
  expect(failed).toHaveBeenCalledOnce()
  expect(messages().at(-1)).toBe('callScreenFailed')
})

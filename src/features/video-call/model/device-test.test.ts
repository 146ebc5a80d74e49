// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { setupCallModel } from '../../../../tests/support/vitest/call-model'
import { $call } from './call'
import { hangUpRequested, deviceTestDismissed, deviceTestRequested } from './call-state'
import { $camera, $devicePreferences, $localVideoTrackId, cameraToggled, deviceChosen } from './local-media'

async function setup(options: Parameters<typeof setupCallModel>[0] = {}) {
  const model = setupCallModel(options)
  await model.emit(deviceTestRequested)
  const status = () => model.scope.getState($call).status
  return { ...model, status, close: () => model.emit(deviceTestDismissed) }
}

test('a device test opens camera and microphone without a room, and closes them', async () => {
  const { scope, status, localTracks, openDevice, openCallSession, close } = await setup()
  expect(status()).toBe('testing')
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ camera: null, microphone: null })
  await openDevice('camera')
  expect(scope.getState($localVideoTrackId)).not.toBeNull()
  expect(sessionStorage.length).toBe(0)
  const tracks = localTracks()
  await close()
  expect(status()).toBe('idle')
  expect(tracks.close).toHaveBeenCalledOnce()
  expect(scope.getState($localVideoTrackId)).toBeNull()
  expect(openCallSession).not.toHaveBeenCalled()
})

test('a device that is chosen in the test is tried at once, and used for the next call', async () => {
  const { emit, enter, localTracks, close } = await setup()
  await emit(deviceChosen, { kind: 'camera', deviceId: 'camera-2' })
  expect(localTracks().open).toHaveBeenLastCalledWith({ camera: 'camera-2' })
  await close()
  await enter()
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ camera: 'camera-2', microphone: null })
  await emit(hangUpRequested)
})

test('a camera that is off in the test is on in the next one', async () => {
  const { scope, emit, close } = await setup()
  await emit(cameraToggled)
  expect(scope.getState($camera).isEnabled).toBe(false)
  await close()
  await emit(deviceTestRequested)
  expect(scope.getState($camera).isEnabled).toBe(true)
  await close()
})

test('a call that is entered during the test takes over with devices of its own', async () => {
  const { status, enter, devices, emit } = await setup()
  await enter()
  expect(status()).toBe('pre-join')
  expect(devices[0]?.close).toHaveBeenCalledOnce()
  expect(devices[1]?.close).not.toHaveBeenCalled()
  await emit(hangUpRequested)
})

test('a device test is possible while another tab has a call, and does not skip the next pre-join screen', async () => {
  const { scope, status, openDevice, releaseTab, close } = await setup({ isInOtherTab: true })
  expect(status()).toBe('testing')
  await openDevice('camera')
  await openDevice('microphone')
  await close()
  expect(releaseTab).not.toHaveBeenCalled()
  expect(scope.getState($devicePreferences).isComplete).toBe(false)
})

test('the end of the session closes the devices of a test', async () => {
  const { emit, localTracks } = await setup()
  const tracks = localTracks()
  await emit(sessionEnded, 'expired')
  expect(tracks.close).toHaveBeenCalledOnce()
})

// @vitest-environment happy-dom
// Imported first: muting must not depend on the order in which modules declare their connections.
import './call-hidden'
import { beforeEach, expect, test, vi } from 'vitest'
import { setupCallModel } from '../../../../tests/support/vitest/call-model'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { $call } from './call'
import { callHiddenChanged, callSummaryDismissed, deviceTestDismissed } from './call-state'
import { $camera, $microphone, cameraToggled, microphoneToggled } from './local-media'

const closePip = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  closePip.mockClear()
  vi.stubGlobal('documentPictureInPicture', { window: { close: closePip } })
})

function setup() {
  const model = setupCallModel()
  const isOn = () => [model.scope.getState($camera).isOn, model.scope.getState($microphone).isOn]
  return { ...model, isOn, hide: (isHidden: boolean) => model.emit(callHiddenChanged, isHidden) }
}

test('a call behind the lock screen sends nothing and has no window, until the user switches the devices on', async () => {
  const { join, openDevice, hide, emit, isOn, localTracks, scope } = setup()
  await join()
  for (const kind of ['camera', 'microphone', 'screen'] as const) await openDevice(kind)
  expect(isOn()).toEqual([true, true])
  await hide(true)
  expect(isOn()).toEqual([false, false])
  expect(localTracks().mute).toHaveBeenLastCalledWith(true)
  expect(localTracks().stop.mock.calls.flat().toSorted()).toEqual(['camera', 'screen'])
  expect(closePip).toHaveBeenCalledOnce()
  expect(scope.getState($call).status).toBe('live')

  await hide(false)
  expect(isOn(), 'it never unmutes by itself').toEqual([false, false])
  await emit(microphoneToggled)
  expect(localTracks().mute).toHaveBeenLastCalledWith(false)
})

test('before a call both devices are released behind the lock screen, and opened when they are switched on', async () => {
  const { enter, openDevice, hide, emit, emitTrackEvent, isOn, localTracks } = setup()
  await enter()
  for (const kind of ['camera', 'microphone'] as const) await openDevice(kind)
  await hide(true)
  const stopped = localTracks().stop.mock.calls.flat()
  expect(stopped).toEqual(expect.arrayContaining(['camera', 'microphone']))
  for (const source of ['camera', 'microphone'] as const) await emitTrackEvent({ kind: 'stopped', source })
  await hide(false)
  expect(isOn()).toEqual([false, false])

  localTracks().open.mockClear()
  await emit(cameraToggled)
  await emit(microphoneToggled)
  expect(localTracks().open.mock.calls).toEqual([[{ camera: null }], [{ microphone: null }]])
})

test('a call that is restored behind the lock screen starts muted and without a camera', async () => {
  const { hide, join, isOn, localTracks, scope } = setup()
  await hide(true)
  await join({ joinedAt: 1 })
  expect(scope.getState($call).status).toBe('live')
  expect(isOn()).toEqual([false, false])
  expect(localTracks().mute).toHaveBeenLastCalledWith(true)
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ microphone: null })
})

test('a lock screen without a call does not mute the next call', async () => {
  const { hide, join, isOn } = setup()
  await hide(true)
  await hide(false)
  await join()
  expect(isOn()).toEqual([true, true])
  expect(closePip).not.toHaveBeenCalled()
})

test('a device test and the summary of a call are closed when the call is hidden', async () => {
  const { scope, hide } = setup()
  const testDismissed = recordPayloads(deviceTestDismissed, scope)
  const summaryDismissed = recordPayloads(callSummaryDismissed, scope)
  await hide(true)
  expect(testDismissed).toHaveLength(1)
  expect(summaryDismissed).toHaveLength(1)
})

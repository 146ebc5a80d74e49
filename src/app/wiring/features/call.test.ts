// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { screenLocked, screenLockPausedChanged, screenUnlocked } from '@/features/lock-screen'
import { callHiddenChanged, callRequested, joinDialogRequested } from '@/features/video-call'
import { consultationRequested, patientDismissed } from '@/features/view-patient'
import { newVersionReloadBlockedChanged, featuresReady } from '@/shared/lifecycle'
import { setupCallModel } from '../../../../tests/support/vitest/call-model'
import { createPatient } from '../../../../tests/support/vitest/patient'
import './call'

const ROOM = '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11'

test('a consultation started from a patient fills in the name and closes the card when the room is entered', async () => {
  const scope = fork()
  const requested = vi.fn()
  const dismissed = vi.fn()
  createWatch({ unit: joinDialogRequested, fn: requested, scope })
  createWatch({ unit: patientDismissed, fn: dismissed, scope })
  const irem = createPatient({ uuid: 'p', name: 'İrem', surname: 'Yıldız' })
  await allSettled(consultationRequested, { scope, params: irem })
  expect(requested).toHaveBeenCalledExactlyOnceWith({ peerName: 'İrem Yıldız' })
  expect(dismissed).not.toHaveBeenCalled()
  await allSettled(callRequested, { scope, params: { room: ROOM } })
  expect(dismissed).toHaveBeenCalledOnce()
})

test.each([
  ['the lock screen is paused', screenLockPausedChanged],
  ['no navigation reloads for a new version', newVersionReloadBlockedChanged],
])('%s during a call, and no longer after the call has failed', async (_, event) => {
  const { join, emitCallSessionEvent, watchUnit } = setupCallModel()
  const changed = watchUnit(event)
  await join()
  expect(changed).toHaveBeenLastCalledWith(true)
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  expect(changed).toHaveBeenLastCalledWith(true)
  await emitCallSessionEvent({ kind: 'reconnectFailed' })
  expect(changed).toHaveBeenLastCalledWith(false)
})

test('a call is hidden while the screen is locked', async () => {
  const scope = fork()
  const hidden = vi.fn()
  createWatch({ unit: callHiddenChanged, fn: hidden, scope })
  await allSettled(screenLocked, { scope })
  await allSettled(screenUnlocked, { scope })
  expect(hidden.mock.calls).toEqual([[true], [false]])
})

test('a call is hidden when the screen was locked before the features were loaded', async () => {
  const scope = fork()
  await allSettled(screenLocked, { scope })
  const hidden = vi.fn()
  createWatch({ unit: callHiddenChanged, fn: hidden, scope })
  await allSettled(featuresReady, { scope })
  expect(hidden).toHaveBeenCalledExactlyOnceWith(true)
})

// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { screenLocked, screenLockPausedChanged, screenUnlocked } from '@/features/lock-screen'
import { callHiddenChanged, callRequested, joinDialogRequested } from '@/features/video-call'
import { consultationRequested, patientDismissed } from '@/features/view-patient'
import { newVersionReloadBlockedChanged, featuresReady } from '@/shared/lifecycle'
import { setupCallModel } from '../../../../tests/support/vitest/call-model'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './call'

const ROOM = '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11'

test('a consultation started from a patient fills in the name and closes the card when the room is entered', async () => {
  const scope = fork()
  const requested = recordPayloads(joinDialogRequested, scope)
  const dismissed = recordPayloads(patientDismissed, scope)
  const irem = createPatient({ uuid: 'p', name: 'İrem', surname: 'Yıldız' })
  await allSettled(consultationRequested, { scope, params: irem })
  expect(requested).toEqual([{ peerName: 'İrem Yıldız' }])
  expect(dismissed).toEqual([])
  await allSettled(callRequested, { scope, params: { room: ROOM } })
  expect(dismissed).toHaveLength(1)
})

test.each([
  ['the lock screen is paused', screenLockPausedChanged],
  ['no navigation reloads for a new version', newVersionReloadBlockedChanged],
])('%s during a call, and no longer after the call has failed', async (_, event) => {
  const { scope, join, emitCallSessionEvent } = setupCallModel()
  const changed = recordPayloads<boolean>(event, scope)
  await join()
  expect(changed.at(-1)).toBe(true)
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  expect(changed.at(-1)).toBe(true)
  await emitCallSessionEvent({ kind: 'reconnectFailed' })
  expect(changed.at(-1)).toBe(false)
})

test('a call is hidden while the screen is locked', async () => {
  const scope = fork()
  const hidden = recordPayloads(callHiddenChanged, scope)
  await allSettled(screenLocked, { scope })
  await allSettled(screenUnlocked, { scope })
  expect(hidden).toEqual([true, false])
})

test('a call is hidden when the screen was locked before the features were loaded', async () => {
  const scope = fork()
  await allSettled(screenLocked, { scope })
  const hidden = recordPayloads(callHiddenChanged, scope)
  await allSettled(featuresReady, { scope })
  expect(hidden).toEqual([true])
})

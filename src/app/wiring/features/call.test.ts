// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { screenLocked, screenLockPausedChanged, screenUnlocked } from '@/features/lock-screen'
import {
  joinDialogRequested,
  callHiddenChanged,
  callRequested,
  callSummaryDismissed,
  deviceTestDismissed,
  invalidRoomOpened,
} from '@/features/video-call'
import { consultationRequested, patientDismissed } from '@/features/view-patient'
import { $authToken } from '@/shared/auth'
import { featuresReady, featuresRendered } from '@/shared/lifecycle'
import { $navigator, locationChanged } from '@/shared/routes'
import { setupCallModel } from '../../../../tests/support/call-model'
import { createPatient } from '../../../../tests/support/patient'
import './call'

const ROOM = '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11'

async function follow(search: string, token: string | null = 'token') {
  const navigate = vi.fn(() => Promise.resolve())
  const scope = fork({
    values: [
      [$navigator, { navigate }],
      [$authToken, token],
    ],
  })
  const entered = vi.fn()
  const invalidRoom = vi.fn()
  createWatch({ unit: callRequested, fn: entered, scope })
  createWatch({ unit: invalidRoomOpened, fn: invalidRoom, scope })
  await allSettled(locationChanged, { scope, params: { pathname: '/tr/takvim', search, hash: '#x' } })
  await allSettled(featuresRendered, { scope })
  return { navigate, entered, invalidRoom }
}

test('a link leads into its room from any screen and is removed from the address', async () => {
  const { navigate, entered } = await follow(`?a=1&room=${ROOM}`)
  expect(entered).toHaveBeenCalledExactlyOnceWith({ room: ROOM, isRestored: false })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tr/takvim?a=1#x', { replace: true, isSkippedWhilePending: true })
})

test.each(['?room=', '?room=oda', `?room=${ROOM}0`])('%s shows that there is no room (F-K01)', async (search) => {
  const { navigate, entered, invalidRoom } = await follow(search)
  expect(invalidRoom).toHaveBeenCalledOnce()
  expect(entered).not.toHaveBeenCalled()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tr/takvim#x', { replace: true, isSkippedWhilePending: true })
})

test('a signed-out user keeps the link until sign-in', async () => {
  const { navigate, entered } = await follow(`?room=${ROOM}`, null)
  expect(entered).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
})

test('an address without a room changes nothing', async () => {
  const { navigate, entered, invalidRoom } = await follow('?rooms=1')
  expect([entered, invalidRoom, navigate].flatMap(({ mock }) => mock.calls)).toEqual([])
})

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
  await allSettled(callRequested, { scope, params: { room: ROOM, isRestored: false } })
  expect(dismissed).toHaveBeenCalledOnce()
})

test('the lock screen is paused during a call, and no longer after the call has failed', async () => {
  const { join, emitSessionEvent, watchUnit } = setupCallModel()
  const paused = watchUnit(screenLockPausedChanged)
  await join()
  expect(paused).toHaveBeenLastCalledWith(true)
  await emitSessionEvent({ kind: 'lost', isByServer: false })
  expect(paused).toHaveBeenLastCalledWith(true)
  await emitSessionEvent({ kind: 'gaveUp' })
  expect(paused).toHaveBeenLastCalledWith(false)
})

test('a call is hidden while the screen is locked', async () => {
  const scope = fork()
  const hidden = vi.fn()
  createWatch({ unit: callHiddenChanged, fn: hidden, scope })
  await allSettled(screenLocked, { scope })
  await allSettled(screenUnlocked, { scope })
  expect(hidden.mock.calls).toEqual([[true], [false]])
})

test('a call is hidden and a device test closed when the screen was locked before the features were loaded', async () => {
  const scope = fork()
  await allSettled(screenLocked, { scope })
  const [hidden, testDismissed] = [vi.fn(), vi.fn()]
  createWatch({ unit: callHiddenChanged, fn: hidden, scope })
  createWatch({ unit: deviceTestDismissed, fn: testDismissed, scope })
  await allSettled(featuresReady, { scope })
  expect(hidden).toHaveBeenCalledExactlyOnceWith(true)
  expect(testDismissed).toHaveBeenCalledOnce()
})

test('a device test and the summary of a call are closed when the screen is locked', async () => {
  const scope = fork()
  const [testDismissed, summaryDismissed] = [vi.fn(), vi.fn()]
  createWatch({ unit: deviceTestDismissed, fn: testDismissed, scope })
  createWatch({ unit: callSummaryDismissed, fn: summaryDismissed, scope })
  await allSettled(screenLocked, { scope })
  expect(testDismissed).toHaveBeenCalledOnce()
  expect(summaryDismissed).toHaveBeenCalledOnce()
})

// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { screenLockPausedChanged } from '@/features/lock-screen'
import { $isSigningOut, revokeTokenFx, signOutRequested } from '@/features/sign-out'
import { $hasCall, callRequested, joinDialogRequested } from '@/features/video-call'
import { consultationRequested, patientDismissed } from '@/features/view-patient'
import { sessionEnded, unauthorizedReceived } from '@/shared/auth'
import { userBusyChanged, pageLeft } from '@/shared/lifecycle'
import { tabMessageReceived } from '@/shared/tabs'
import { signOutFx } from '../../../../tests/support/vitest/feature-internals'
import { OTHER_ROOM, setupCallModel } from '../../../../tests/support/vitest/call-model'
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
  ['no navigation reloads for a new version', userBusyChanged],
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

/** `leave` settles the HTTP request with which the call leaves its room. */
function setupSignOut(options: Parameters<typeof setupCallModel>[0] = {}) {
  document.cookie = 'auth_doctor=token; Path=/'
  const signOut = vi.fn()
  const revokeToken = vi.fn()
  const model = setupCallModel({
    ...options,
    handlers: [
      [signOutFx, signOut],
      [revokeTokenFx, revokeToken],
    ],
  })
  const ends = recordPayloads(sessionEnded, model.scope)
  const leave = Promise.withResolvers<object>()
  model.leaveRoom.mockReturnValue(leave.promise)
  return { ...model, signOut, revokeToken, ends, leave, isSigningOut: () => model.scope.getState($isSigningOut) }
}

test.each(['resolve', 'reject'] as const)(
  'a sign-out while the call reconnects is pending until the request to leave the call has settled: %s (F-B10)',
  async (answer) => {
    const { join, emit, emitCallSessionEvent, leaveRoom, signOut, ends, leave, isSigningOut } = setupSignOut()
    await join()
    await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
    const requests = [emit(signOutRequested), emit(signOutRequested)]
    await vi.waitFor(() => expect(leaveRoom).toHaveBeenCalledExactlyOnceWith(ROOM))
    expect(signOut).not.toHaveBeenCalled()
    expect(isSigningOut()).toBe(true)
    leave[answer]({})
    await Promise.all(requests)
    expect(signOut).toHaveBeenCalledExactlyOnceWith('token')
    expect(isSigningOut()).toBe(false)
    expect(ends).toEqual(['signed-out'])
  },
)

test('a sign-out in another tab leaves the call before the session has ended', async () => {
  const { join, emit, leaveRoom, leave, scope } = setupSignOut()
  void emit(tabMessageReceived, 'sign-out-started')
  expect(leaveRoom, 'no call').not.toHaveBeenCalled()
  await join()
  void emit(tabMessageReceived, 'sign-out-started')
  await vi.waitFor(() => expect(leaveRoom).toHaveBeenCalledExactlyOnceWith(ROOM))
  leave.resolve({})
  await vi.waitFor(() => expect(scope.getState($hasCall)).toBe(false))
})

test('a page that is closed while a sign-out leaves the call revokes the token', async () => {
  const { join, emit, signOut, revokeToken } = setupSignOut()
  await join()
  void emit(signOutRequested)
  void emit(pageLeft, { isCached: false })
  expect(revokeToken).toHaveBeenCalledExactlyOnceWith('token')
  expect(signOut).not.toHaveBeenCalled()
})

test('a page that is closed without a sign-out revokes nothing', async () => {
  const { join, emit, revokeToken } = setupSignOut()
  await join()
  await emit(pageLeft, { isCached: false })
  expect(revokeToken).not.toHaveBeenCalled()
})

test('a 401 long after a sign-out has left the call ends the session as signed out', async () => {
  vi.useFakeTimers()
  const { join, emit, signOut, ends, leave } = setupSignOut()
  signOut.mockReturnValue(new Promise(() => {}))
  await join()
  void emit(signOutRequested)
  vi.advanceTimersByTime(3_000)
  leave.resolve({})
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  vi.advanceTimersByTime(18_000)
  void emit(unauthorizedReceived, 'token')
  expect(ends).toEqual(['signed-out'])
})

test('a room that is entered during a sign-out does not delay it', async () => {
  const { scope, join, enter, emit, signOut, leave } = setupSignOut()
  await join()
  const requested = emit(signOutRequested)
  void enter({ room: OTHER_ROOM })
  expect(scope.getState($hasCall)).toBe(false)
  leave.resolve({})
  await requested
  expect(signOut).toHaveBeenCalledOnce()
})

test('a session that ends while a sign-out leaves the call counts as signed out', async () => {
  const { join, emit, signOut, ends, leave, isSigningOut } = setupSignOut()
  await join()
  const requested = emit(signOutRequested)
  void emit(unauthorizedReceived, 'token')
  expect(ends).toEqual(['signed-out'])
  expect(isSigningOut()).toBe(false)
  leave.resolve({})
  await requested
  expect(signOut).not.toHaveBeenCalled()
})

test('a sign-out leaves a restored call that is not joined yet', async () => {
  const { enter, emit, leaveRoom, signOut, leave } = setupSignOut({ claim: () => new Promise(() => {}) })
  void enter({ joinedAt: 1 })
  void emit(signOutRequested)
  await vi.waitFor(() => expect(leaveRoom).toHaveBeenCalledOnce())
  expect(signOut).not.toHaveBeenCalled()
  leave.resolve({})
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
})

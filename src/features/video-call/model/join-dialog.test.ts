import { allSettled, fork, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { $expectedPeerName } from './call'
import { hangUpRequested, callRequested } from './call-state'
import {
  $joinDialog,
  $isJoinDialogOpen,
  joinDialogDismissed,
  joinDialogRequested,
  roomTextSubmitted,
  roomTextTyped,
} from './join-dialog'

const ROOM = '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11'

const OTHER_ROOM = '8d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b22'
const IREM = 'İrem Yıldız'

async function setup(text: string, peerName: string | null = null) {
  const scope = fork()
  const entered = recordPayloads(callRequested, scope)
  await allSettled(joinDialogRequested, { scope, params: { peerName } })
  await allSettled(roomTextTyped, { scope, params: text })
  return { scope, entered }
}

test('a link enters its room and resets the dialog', async () => {
  const { scope, entered } = await setup(`https://portal.example/tr?room=${ROOM}`)
  await allSettled(roomTextSubmitted, { scope })
  expect(entered).toEqual([{ room: ROOM, peerName: null }])
  expect(scope.getState($isJoinDialogOpen)).toBe(false)
  expect(scope.getState($joinDialog).text).toBe('')
})

test('text without a room shows an error until it is changed, and stays editable', async () => {
  const { scope, entered } = await setup('oda')
  await allSettled(roomTextSubmitted, { scope })
  expect(entered).toEqual([])
  expect(scope.getState($isJoinDialogOpen)).toBe(true)
  expect(scope.getState($joinDialog).isTextInvalid).toBe(true)
  await allSettled(roomTextTyped, { scope, params: 'odalar' })
  expect(scope.getState($joinDialog).isTextInvalid).toBe(false)
})

test.each([
  ['dismissed', (scope: Scope) => allSettled(joinDialogDismissed, { scope })],
  ['closed by the end of the session', (scope: Scope) => allSettled(sessionEnded, { scope, params: 'expired' })],
  ['closed by the sign-in of another user', (scope: Scope) => allSettled(sessionReplaced, { scope })],
])('a dialog that is %s is reset', async (_, leave) => {
  const { scope } = await setup('oda', IREM)
  await leave(scope)
  expect(scope.getState($isJoinDialogOpen)).toBe(false)
  expect(scope.getState($joinDialog).text).toBe('')
  expect(scope.getState($joinDialog).peerName).toBeNull()
  expect(scope.getState($expectedPeerName)).toBeNull()
})

test('the dialog names the invited peer, and the call expects them until it is over', async () => {
  const { scope } = await setup(ROOM, IREM)
  expect(scope.getState($joinDialog).peerName).toBe(IREM)
  expect(scope.getState($expectedPeerName)).toBeNull()
  await allSettled(roomTextSubmitted, { scope })
  expect(scope.getState($joinDialog).peerName).toBeNull()
  expect(scope.getState($expectedPeerName)).toBe(IREM)
  await allSettled(hangUpRequested, { scope })
  expect(scope.getState($expectedPeerName)).toBeNull()
})

test('a link or another invitation to the same room keeps the expected peer, another room has none', async () => {
  const { scope } = await setup(ROOM, IREM)
  await allSettled(roomTextSubmitted, { scope })
  await allSettled(callRequested, { scope, params: { room: ROOM, peerName: 'Ali Yılmaz' } })
  await allSettled(callRequested, { scope, params: { room: ROOM } })
  expect(scope.getState($expectedPeerName)).toBe(IREM)
  await allSettled(callRequested, { scope, params: { room: OTHER_ROOM } })
  expect(scope.getState($expectedPeerName)).toBeNull()
})

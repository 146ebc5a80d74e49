import { allSettled, createWatch, fork, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { roomEntered, roomLeft } from './call-room'
import {
  $invitedPeer,
  $isJoinDialogOpen,
  $isRoomTextInvalid,
  $expectedPeerName,
  $roomText,
  joinDialogDismissed,
  joinDialogRequested,
  roomTextSubmitted,
  roomTextTyped,
} from './join-dialog'

const ROOM = '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11'

const OTHER_ROOM = '8d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b22'
const IREM = 'İrem Yıldız'

async function setup(text: string, participant: string | null = null) {
  const scope = fork()
  const entered = vi.fn()
  createWatch({ unit: roomEntered, fn: entered, scope })
  await allSettled(joinDialogRequested, { scope, params: { peerName: participant } })
  await allSettled(roomTextTyped, { scope, params: text })
  return { scope, entered }
}

test('a link leads into its room, and nothing of it stays', async () => {
  const { scope, entered } = await setup(`https://portal.example/tr?room=${ROOM}`)
  await allSettled(roomTextSubmitted, { scope })
  expect(entered).toHaveBeenCalledExactlyOnceWith({ room: ROOM, isRestored: false })
  expect(scope.getState($isJoinDialogOpen)).toBe(false)
  expect(scope.getState($roomText)).toBe('')
})

test('what names no room is said to be wrong until it is changed, and stays to be mended', async () => {
  const { scope, entered } = await setup('oda')
  await allSettled(roomTextSubmitted, { scope })
  expect(entered).not.toHaveBeenCalled()
  expect(scope.getState($isJoinDialogOpen)).toBe(true)
  expect(scope.getState($isRoomTextInvalid)).toBe(true)
  await allSettled(roomTextTyped, { scope, params: 'odalar' })
  expect(scope.getState($isRoomTextInvalid)).toBe(false)
})

test.each([
  ['put away', (scope: Scope) => allSettled(joinDialogDismissed, { scope })],
  ['left by the end of the session', (scope: Scope) => allSettled(sessionEnded, { scope, params: 'expired' })],
  ['left by another doctor', (scope: Scope) => allSettled(sessionReplaced, { scope })],
])('a dialog that is %s keeps nothing', async (_, leave) => {
  const { scope } = await setup('oda', IREM)
  await leave(scope)
  expect(scope.getState($isJoinDialogOpen)).toBe(false)
  expect(scope.getState($roomText)).toBe('')
  expect(scope.getState($invitedPeer)).toBeNull()
  expect(scope.getState($expectedPeerName)).toBeNull()
})

test('the dialog says whom the doctor is about to see, and the call expects them until it is over', async () => {
  const { scope } = await setup(ROOM, IREM)
  expect(scope.getState($invitedPeer)).toBe(IREM)
  await allSettled(roomTextSubmitted, { scope })
  expect(scope.getState($invitedPeer)).toBeNull()
  expect(scope.getState($expectedPeerName)).toBe(IREM)
  await allSettled(roomLeft, { scope })
  expect(scope.getState($expectedPeerName)).toBeNull()
})

test('a link into the same room changes nothing, and nobody is expected in another', async () => {
  const { scope } = await setup(ROOM, IREM)
  await allSettled(roomTextSubmitted, { scope })
  await allSettled(roomEntered, { scope, params: { room: ROOM, isRestored: false } })
  expect(scope.getState($expectedPeerName)).toBe(IREM)
  await allSettled(roomEntered, { scope, params: { room: OTHER_ROOM, isRestored: false } })
  expect(scope.getState($expectedPeerName)).toBeNull()
})

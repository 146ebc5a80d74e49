import { beforeEach, expect, test, vi } from 'vitest'
import { setupCallModel, ROOM } from '../../../../tests/support/vitest/call-model'
import { hangUpRequested } from './call-state'
import { joinDialogRequested, roomTextSubmitted, roomTextTyped } from './join-dialog'
import { $callLabel, $hasPeerLeft, $peer, $remoteAudioTrackId, $remoteVideoTrackId } from './remote-peer'

beforeEach(() => void vi.useFakeTimers())

const IREM = { name: 'İrem Yıldız' }
const HERE = { ...IREM, isDisconnected: false, isCameraPaused: false, isMicrophonePaused: false }

/** The peer joins after the user. */
async function setup() {
  const model = setupCallModel()
  await model.join()
  await model.emitCallSessionEvent({ kind: 'peerJoined', ...IREM })
  return { ...model, peer: () => model.scope.getState($peer), label: () => model.scope.getState($callLabel) }
}

test('a peer who joins is shown and announced', async () => {
  const { peer, toastKeys } = await setup()
  expect(peer()).toEqual(HERE)
  expect(toastKeys()).toEqual(['callWaitingForPeer', 'callPeerJoined'])
})

test('a peer who is already in the room is announced without the waiting toast', async () => {
  const { enter, emit, emitCallSessionEvent, callSession, toastKeys } = setupCallModel({ skipsPreJoin: true })
  await enter()
  callSession().join.mockImplementationOnce(async () => void emitCallSessionEvent({ kind: 'peerJoined', ...IREM }))
  await emitCallSessionEvent({ kind: 'connected' })
  expect(toastKeys()).toEqual(['callPeerJoined'])
  await emit(hangUpRequested)
})

test('received tracks are shown until they are removed', async () => {
  const { scope, emitCallSessionEvent } = await setup()
  await emitCallSessionEvent({ kind: 'received', media: 'video', trackId: 'v', isPaused: false })
  await emitCallSessionEvent({ kind: 'received', media: 'audio', trackId: 'a', isPaused: false })
  expect([scope.getState($remoteVideoTrackId), scope.getState($remoteAudioTrackId)]).toEqual(['v', 'a'])
  await emitCallSessionEvent({ kind: 'removed', media: 'video' })
  expect([scope.getState($remoteVideoTrackId), scope.getState($remoteAudioTrackId)]).toEqual([null, 'a'])
})

test('a camera or microphone that the peer switches off is shown as off', async () => {
  const { emitCallSessionEvent, peer } = await setup()
  await emitCallSessionEvent({ kind: 'peerPausedChanged', media: 'video', isPaused: true })
  await emitCallSessionEvent({ kind: 'peerPausedChanged', media: 'audio', isPaused: true })
  expect(peer()).toEqual({ ...HERE, isCameraPaused: true, isMicrophonePaused: true })
  await emitCallSessionEvent({ kind: 'peerPausedChanged', media: 'video', isPaused: false })
  expect(peer()).toEqual({ ...HERE, isMicrophonePaused: true })
})

test('a camera that the peer switches on with a new track is shown as on', async () => {
  const { emitCallSessionEvent, peer } = await setup()
  await emitCallSessionEvent({ kind: 'received', media: 'video', trackId: 'v', isPaused: true })
  expect(peer()).toEqual({ ...HERE, isCameraPaused: true })
  await emitCallSessionEvent({ kind: 'received', media: 'video', trackId: 'w', isPaused: false })
  expect(peer()).toEqual(HERE)
})

test('a peer who loses the connection is shown as disconnected, without a toast', async () => {
  const { emitCallSessionEvent, peer, toastKeys, label } = await setup()
  await emitCallSessionEvent({ kind: 'peerDisconnected' })
  expect(peer()).toEqual({ ...HERE, isDisconnected: true })
  expect(label()).toBe('ongoing')
  await emitCallSessionEvent({ kind: 'peerJoined', ...IREM })
  expect(peer()).toEqual(HERE)
  expect(toastKeys().filter((key) => key === 'callPeerJoined')).toHaveLength(1)
})

test('a peer who leaves is removed and announced, and may come back', async () => {
  const { scope, emitCallSessionEvent, peer, toastKeys, label } = await setup()
  await emitCallSessionEvent({ kind: 'peerLeft' })
  expect(peer()).toBeNull()
  expect(scope.getState($hasPeerLeft)).toBe(true)
  expect(label()).toBe('peerLeft')
  expect(toastKeys().slice(1)).toEqual(['callPeerJoined', 'callPeerLeft'])
  await emitCallSessionEvent({ kind: 'peerJoined', ...IREM })
  expect(label()).toBe('ongoing')
  expect(toastKeys().at(-1)).toBe('callPeerJoined')
})

test('a peer without a name who leaves is announced', async () => {
  const { join, emitCallSessionEvent, toastKeys, scope } = setupCallModel()
  await join()
  await emitCallSessionEvent({ kind: 'received', media: 'video', trackId: 'v', isPaused: false })
  await emitCallSessionEvent({ kind: 'peerLeft' })
  expect(scope.getState($callLabel)).toBe('peerLeft')
  expect(toastKeys().at(-1)).toBe('callPeerLeft')
})

test('a peer who stayed while the user was disconnected is not announced again', async () => {
  const { emitCallSessionEvent, peer, toastKeys } = await setup()
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await emitCallSessionEvent({ kind: 'connected' })
  await emitCallSessionEvent({ kind: 'peerJoined', ...IREM })
  expect(peer()).toEqual(HERE)
  expect(toastKeys()).toEqual(['callWaitingForPeer', 'callPeerJoined', 'callReconnected'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(peer()).toEqual(HERE)
})

test.each([
  ['named', { kind: 'peerJoined', ...IREM }],
  ['received', { kind: 'received', media: 'video', trackId: 'v', isPaused: false }],
] as const)('a peer who is %s while the user rejoins is not shown as disconnected', async (_, event) => {
  const { emitCallSessionEvent, callSession, peer } = await setup()
  callSession().join.mockImplementationOnce(async () => void emitCallSessionEvent(event))
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await emitCallSessionEvent({ kind: 'connected' })
  expect(peer()).toEqual(HERE)
})

test('a peer who leaves without having been in the call changes nothing', async () => {
  const { scope, join, emitCallSessionEvent, toastKeys } = setupCallModel()
  await join()
  await emitCallSessionEvent({ kind: 'peerLeft' })
  expect(scope.getState($callLabel)).toBe('ongoing')
  expect(toastKeys()).toEqual(['callWaitingForPeer'])
})

test('a peer who left while the user was disconnected is removed after a timeout', async () => {
  const { emitCallSessionEvent, peer, label } = await setup()
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await emitCallSessionEvent({ kind: 'connected' })
  expect(peer()).toEqual({ ...HERE, isDisconnected: true })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(peer()).toBeNull()
  expect(label()).toBe('peerLeft')
})

test('a peer is not removed while the user is disconnected again', async () => {
  const { emitCallSessionEvent, peer, toastKeys } = await setup()
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await emitCallSessionEvent({ kind: 'connected' })
  await vi.advanceTimersByTimeAsync(5_000)
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(peer()).toEqual({ ...HERE, isDisconnected: true })
  await emitCallSessionEvent({ kind: 'connected' })
  await emitCallSessionEvent({ kind: 'peerJoined', ...IREM })
  expect(toastKeys().filter((key) => key === 'callPeerJoined')).toHaveLength(1)
})

test('a peer whose media arrive after a reconnection has not left, although the platform does not name them again', async () => {
  const { emitCallSessionEvent, peer, label } = await setup()
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await emitCallSessionEvent({ kind: 'connected' })
  await emitCallSessionEvent({ kind: 'received', media: 'video', trackId: 'v', isPaused: false })
  expect(peer()).toEqual(HERE)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(peer()).toEqual(HERE)
  expect(label()).toBe('ongoing')
})

test('media of a peer who was not announced are shown, and the announcement names them', async () => {
  const { scope, join, emitCallSessionEvent, toastKeys } = setupCallModel()
  await join()
  await emitCallSessionEvent({ kind: 'received', media: 'video', trackId: 'v', isPaused: false })
  expect(scope.getState($peer)).toEqual({ ...HERE, name: '' })
  expect(toastKeys()).not.toContain('callPeerJoined')
  await emitCallSessionEvent({ kind: 'peerJoined', ...IREM })
  expect(scope.getState($peer)).toEqual(HERE)
  expect(toastKeys().at(-1)).toBe('callPeerJoined')
})

test('the name of a peer that follows the media keeps a camera and a microphone shown as off', async () => {
  const { scope, join, emitCallSessionEvent } = setupCallModel()
  await join()
  await emitCallSessionEvent({ kind: 'received', media: 'video', trackId: 'v', isPaused: true })
  await emitCallSessionEvent({ kind: 'peerPausedChanged', media: 'audio', isPaused: true })
  await emitCallSessionEvent({ kind: 'peerJoined', ...IREM })
  expect(scope.getState($peer)).toEqual({ ...HERE, isCameraPaused: true, isMicrophonePaused: true })
})

test('the peer is reset after the call', async () => {
  const { scope, emit, emitCallSessionEvent } = await setup()
  await emitCallSessionEvent({ kind: 'received', media: 'video', trackId: 'v', isPaused: false })
  await emitCallSessionEvent({ kind: 'peerLeft' })
  await emit(hangUpRequested)
  expect([$peer, $hasPeerLeft, $remoteVideoTrackId].map((store) => scope.getState<unknown>(store))).toEqual([
    null,
    false,
    null,
  ])
})

test.each([
  ['', 'İrem Yıldız'],
  ['İrem Y.', 'İrem Y.'],
])('a peer with the name "%s" where İrem Yıldız is expected is shown as %s', async (received, name) => {
  const { scope, emit, emitCallSessionEvent } = setupCallModel({ skipsPreJoin: true })
  await emit(joinDialogRequested, { peerName: IREM.name })
  await emit(roomTextTyped, ROOM)
  await emit(roomTextSubmitted)
  await emitCallSessionEvent({ kind: 'connected' })
  await emitCallSessionEvent({ kind: 'peerJoined', name: received })
  expect(scope.getState($peer)).toEqual({ ...HERE, name })
  await emit(hangUpRequested)
})

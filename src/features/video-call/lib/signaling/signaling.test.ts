import { expect, test, vi } from 'vitest'
import { createSignaling, type SignalingHandlers, type SignalingSocket } from './signaling'

function setup(acknowledge: (name: string, body: unknown) => Promise<unknown> = async () => ({ success: true })) {
  const listeners = new Map<string, (payload: unknown) => void>()
  const emitWithAck = vi.fn(acknowledge)
  const socket: SignalingSocket = {
    connected: true,
    timeout: () => ({ emitWithAck }),
    on: (name, listener) => listeners.set(name, listener),
    off: (name) => listeners.delete(name),
  }
  const onMalformed = vi.fn()
  return { socket, listeners, emitWithAck, onMalformed, signaling: createSignaling({ socket, onMalformed }) }
}

const join = { roomId: 'a', isReconnection: false }

const listenTo = ({ listen }: ReturnType<typeof createSignaling>, handlers: Partial<SignalingHandlers>) =>
  // Only the events of a test have a handler, and no others are emitted.
  listen(handlers as SignalingHandlers)

test('a request resolves with its acknowledgement', async () => {
  const { signaling, emitWithAck } = setup(async () => ({ success: true, rtpCapabilities: { codecs: [] } }))
  await expect(signaling.request('join-room', join)).resolves.toEqual({
    success: true,
    rtpCapabilities: { codecs: [] },
  })
  expect(emitWithAck).toHaveBeenCalledWith('join-room', join)
})

test('an ICE candidate that is unreadable is left out and reported, the transport is used', async () => {
  const candidate = { foundation: 'udp', ip: '192.0.2.10', port: 40_012 }
  const params = { id: 7, iceParameters: {}, iceCandidates: [null, candidate], dtlsParameters: {} }
  const { signaling, onMalformed } = setup(async () => ({ success: true, params }))
  await expect(signaling.request('create-send-transport', {})).resolves.toEqual({
    success: true,
    params: { ...params, id: '7', iceCandidates: [candidate] },
  })
  expect(onMalformed).toHaveBeenCalledExactlyOnceWith('create-send-transport', ['params.iceCandidates.*'])
})

test('a request that is rejected without a readable message is rejected, not malformed', async () => {
  const { signaling } = setup(async () => ({ success: false, error: { code: 7 } }))
  await expect(signaling.request('join-room', join)).rejects.toMatchObject({ reason: 'rejected' })
})

test('a rejected request fails with the message of the server (F-K08)', async () => {
  const { signaling } = setup(async () => ({ success: false, error: 'Oda Kapatıldı' }))
  await expect(signaling.request('join-room', join)).rejects.toMatchObject({
    reason: 'rejected',
    message: 'Oda Kapatıldı',
  })
})

test('a request whose success is 0 instead of false is rejected too (F-K08)', async () => {
  const { signaling } = setup(async () => ({ success: 0, error: 'Oda Kapatıldı' }))
  await expect(signaling.request('join-room', join)).rejects.toMatchObject({ reason: 'rejected' })
})

test.each([{}, { success: null }, { success: 'no' }])(
  'a message of the server without a success is a rejection: %j (F-K08)',
  async (result) => {
    const { signaling, onMalformed } = setup(async () => ({ ...result, error: 'room not found' }))
    await expect(signaling.request('join-room', join)).rejects.toMatchObject({
      reason: 'rejected',
      message: 'room not found',
    })
    expect(onMalformed).not.toHaveBeenCalled()
  },
)

test('a message beside a success is no rejection', async () => {
  const { signaling } = setup(async () => ({ success: 1, error: 'ok' }))
  await expect(signaling.request('leave-room', {})).resolves.toMatchObject({ success: true })
})

test.each([
  [undefined, ['(root)']],
  [null, ['(root)']],
  ['ok', ['(root)']],
  [{}, ['success', 'rtpCapabilities']],
  [{ success: 'true' }, ['rtpCapabilities']],
  [{ success: true }, ['rtpCapabilities']],
  [{ success: true, error: 'ok' }, ['rtpCapabilities']],
  [{ error: ' ' }, ['success', 'rtpCapabilities']],
  [{ error: { code: 7 } }, ['success', 'rtpCapabilities']],
  [{ success: true, rtpCapabilities: 7 }, ['rtpCapabilities']],
])('a malformed acknowledgement fails and is reported: %j (F-K08)', async (ack, fields) => {
  const { signaling, onMalformed } = setup(async () => ack)
  await expect(signaling.request('join-room', join)).rejects.toMatchObject({ reason: 'malformed' })
  expect(onMalformed).toHaveBeenCalledExactlyOnceWith('join-room', fields)
})

test('a request without an acknowledgement times out (F-K08)', async () => {
  const { signaling } = setup(() => Promise.reject(new Error('operation has timed out')))
  await expect(signaling.request('leave-room', {})).rejects.toMatchObject({ reason: 'timeout', request: 'leave-room' })
})

test('a request while disconnected fails instead of being buffered (F-K07)', async () => {
  const { signaling, socket, emitWithAck } = setup()
  socket.connected = false
  await expect(signaling.request('leave-room', {})).rejects.toMatchObject({ reason: 'timeout' })
  expect(emitWithAck).not.toHaveBeenCalled()
})

test('valid events reach their handler, malformed ones are dropped and reported', () => {
  const { signaling, listeners, onMalformed } = setup()
  const paused = vi.fn()
  listenTo(signaling, { 'producer-paused': paused })
  listeners.get('producer-paused')?.({ kind: 'video' })
  listeners.get('producer-paused')?.('video')
  expect(paused).toHaveBeenCalledExactlyOnceWith({ kind: 'video' })
  expect(onMalformed).toHaveBeenCalledExactlyOnceWith('producer-paused', ['(root)'])
})

test.each([
  ['its name is a number', { userName: 7 }, { userName: '7' }],
  ['its name is null', { userName: null }, {}],
  ['its name is missing', {}, {}],
  ['its name is an array', { userName: ['İrem'] }, {}, ['userName']],
  ['it has no payload', undefined, {}],
  ['its payload is null', null, {}],
  ['its payload is the name', 'İrem', { userName: 'İrem' }],
  ['its payload is an empty array', [], {}, ['userName']],
])('an event is handled although %s', (_, payload, read, reported?: string[]) => {
  const { signaling, listeners, onMalformed } = setup()
  const left = vi.fn()
  listenTo(signaling, { 'peer-left': left })
  listeners.get('peer-left')?.(payload)
  expect(left).toHaveBeenCalledExactlyOnceWith(read)
  expect(onMalformed.mock.calls).toEqual(reported ? [['peer-left', reported]] : [])
})

test('stopping removes all listeners', () => {
  const { signaling, listeners } = setup()
  const stop = listenTo(signaling, {})
  expect(listeners.size).toBe(7)
  stop()
  expect(listeners.size).toBe(0)
})

import { Device } from 'mediasoup-client'
import * as fake from 'mediasoup-client/fakeParameters'
import { FakeHandler } from 'mediasoup-client/handlers/FakeHandler'
import { vi } from 'vitest'
import { type CallSessionEvent, openCallSession } from '../../../src/features/video-call/lib/call-session'
import { fakeSignaling, type SignalingResponses } from './fake-signaling'

type Listener = (payload: unknown) => void

export function setupCallSession(responses: SignalingResponses = {}) {
  const listeners = new Map<string, Listener>()
  const requests: string[] = []
  const respond = fakeSignaling(responses)
  const emitWithAck = async (name: string, body: unknown) => {
    requests.push(name)
    return respond(name, body)
  }
  const socket = {
    connected: true,
    active: true,
    timeout: () => ({ emitWithAck }),
    on: (name: string, listener: Listener) => void listeners.set(name, listener),
    off: (name: string) => void listeners.delete(name),
    removeAllListeners: () => listeners.clear(),
    io: { on: vi.fn(), removeAllListeners: vi.fn() },
    connect: vi.fn(),
    disconnect: vi.fn(() => socket),
  }
  const events: CallSessionEvent[] = []
  const callSession = openCallSession({
    url: '',
    userName: 'Dr.',
    token: null,
    onEvent: (event) => events.push(event),
    connect: (() => socket) as never,
    createDevice: () => Device.factory({ handlerFactory: FakeHandler.createFactory(fake) }),
  })
  const listen = (name: string, payload: unknown) => listeners.get(name)?.(payload)
  const kinds = () => events.map(({ kind }) => kind)
  return { callSession, socket, listeners, requests, events, kinds, listen }
}

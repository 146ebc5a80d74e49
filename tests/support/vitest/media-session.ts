import { Device, type types } from 'mediasoup-client'
import * as fake from 'mediasoup-client/fakeParameters'
import { FakeHandler } from 'mediasoup-client/handlers/FakeHandler'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { getTrack, trackCount } from '../../../src/features/video-call/lib/media/track-registry'
import { createMediaSession, type MediaSessionEvent } from '../../../src/features/video-call/lib/media/media-session'
import { fakeSignaling, type SignalingResponses } from './fake-signaling'

export const VIDEO = { producerId: 'video-1', kind: 'video' } as const
export const AUDIO = { producerId: 'audio-1', kind: 'audio' } as const

export const settle = () => vi.advanceTimersByTimeAsync(0)

const openedSessions: { close: () => void }[] = []

/** Fakes the timers; after each test the sessions are closed, and no track and no timer may be left. */
export function installMediaSessions() {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    for (const session of openedSessions.splice(0)) session.close()
    expect(trackCount(), 'no track is left').toBe(0)
    expect(vi.getTimerCount(), 'no timer is left').toBe(0)
  })
}

/** A media session with mediasoup-client's fake handler and a fake platform. */
export function setupMediaSession(responses: SignalingResponses = {}) {
  const events: MediaSessionEvent[] = []
  const handlers: FakeHandler[] = []
  const factory = FakeHandler.createFactory(fake)
  const handlerFactory: types.HandlerFactory = {
    ...factory,
    factory: (options) => {
      const handler = factory.factory(options) as FakeHandler
      handlers.push(handler)
      return handler
    },
  }
  const request = vi.fn(fakeSignaling(responses))
  const session = createMediaSession({
    signaling: { request: request as never },
    onEvent: (event) => events.push(event),
    createDevice: () => Device.factory({ handlerFactory }),
  })
  openedSessions.push(session)
  const requested = (...names: string[]) =>
    request.mock.calls.map(([name]) => name).filter((name) => names.includes(name))
  const eventsOfKind = (kind: MediaSessionEvent['kind']) => events.filter((event) => event.kind === kind)
  const received = (media: types.MediaKind) => {
    const [event] = events.filter((item) => item.kind === 'received').filter((item) => item.media === media)
    return getTrack(event?.trackId ?? null)
  }
  const join = () => session.join({ roomId: 'room', isReconnection: false })
  return { session, events, handlers, request, requested, eventsOfKind, received, join }
}

import type { FakeHandler } from 'mediasoup-client/handlers/FakeHandler'
import { expect, test, vi } from 'vitest'
import { setupMediaSession, installMediaSessions, settle } from '../../../../../tests/support/vitest/media-session'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { SignalingError } from '../signaling/signaling'

installMediaSessions()

test('tracks that are set before joining are sent afterwards, with the maximum bitrate', async () => {
  const { session, request, join } = setupMediaSession()
  void session.send('video', { track: fakeTrack('video'), isPaused: false })
  void session.send('audio', { track: fakeTrack('audio'), isPaused: false })
  await join()
  await settle()
  const produced = request.mock.calls.filter(([name]) => name === 'produce').map(([, body]) => body)
  expect(produced).toMatchObject([
    { kind: 'audio', rtpParameters: { encodings: [expect.not.objectContaining({ maxBitrate: 1_500_000 })] } },
    { kind: 'video', rtpParameters: { encodings: [{ maxBitrate: 1_500_000 }] } },
  ])
})

test('a bandwidth limit that is set before joining applies to the first frame', async () => {
  const { session, request, join } = setupMediaSession()
  void session.limitVideo({ maxBitrate: 1, scaleResolutionDownBy: 2 })
  void session.send('video', { track: fakeTrack('video'), isPaused: false })
  await join()
  expect(request.mock.calls.find(([name]) => name === 'produce')?.[1]).toMatchObject({
    rtpParameters: { encodings: [{ maxBitrate: 1, scaleResolutionDownBy: 2 }] },
  })
})

test('a bandwidth limit that is set while the producer is requested applies to it', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { session, handlers, join } = setupMediaSession({ produce: () => promise })
  await join()
  const limitEncodings = vi.spyOn(handlers[0] as FakeHandler, 'setRtpEncodingParameters')
  const sent = session.send('video', { track: fakeTrack('video'), isPaused: false })
  await settle()
  const limited = session.limitVideo({ maxBitrate: 1 })
  resolve({ success: true, id: 'video-1' })
  await Promise.all([sent, limited])
  expect(limitEncodings).toHaveBeenCalledExactlyOnceWith(expect.any(String), { maxBitrate: 1 })
})

test('a user who joins muted sends no audio, and the producer is paused', async () => {
  const { session, requested, join } = setupMediaSession()
  const track = fakeTrack('audio')
  track.enabled = false
  void session.send('audio', { track, isPaused: true })
  await join()
  await settle()
  expect(requested('produce', 'pause-producer', 'resume-producer')).toEqual(['produce', 'pause-producer'])
  expect(track.enabled).toBe(false)
})

test('after fast toggling the last state is sent last (F-L11)', async () => {
  const pending: (() => void)[] = []
  const slowly = () => new Promise((resolve) => pending.push(() => resolve({ success: true })))
  const { session, requested, join } = setupMediaSession({ 'pause-producer': slowly, 'resume-producer': slowly })
  const track = fakeTrack('audio')
  await join()
  await session.send('audio', { track, isPaused: false })
  for (const isPaused of [true, false, true, false, true, false, true]) {
    void session.send('audio', { track, isPaused })
    await settle()
  }
  while (pending.length > 0) {
    pending.shift()?.()
    await settle()
  }
  const sentRequests = requested('pause-producer', 'resume-producer')
  expect(sentRequests.at(-1)).toBe('pause-producer')
  expect(sentRequests.length).toBeLessThan(7)
})

test('unmuting while muting fails resumes the producer, and does not count as a failure to send', async () => {
  const { promise, reject } = Promise.withResolvers<unknown>()
  const { session, requested, eventsOfKind, join } = setupMediaSession({ 'pause-producer': () => promise })
  const track = fakeTrack('audio')
  await join()
  await session.send('audio', { track, isPaused: false })
  const muted = session.send('audio', { track, isPaused: true })
  await settle()
  const unmuted = session.send('audio', { track, isPaused: false })
  reject(new SignalingError('pause-producer', 'timeout'))
  await Promise.all([muted, unmuted])
  expect(eventsOfKind('sendingFailed')).toEqual([])
  expect(requested('pause-producer', 'resume-producer')).toEqual(['pause-producer', 'resume-producer'])
})

test('a rejected resume leaves the producer paused, and the next one is requested again', async () => {
  const rejected = new SignalingError('resume-producer', 'rejected', 'no')
  const { session, requested, eventsOfKind, join } = setupMediaSession({
    'resume-producer': () => Promise.reject(rejected),
  })
  const track = fakeTrack('audio')
  void session.send('audio', { track, isPaused: true })
  await join()
  for (const isPaused of [false, true, false]) await session.send('audio', { track, isPaused })
  expect(requested('pause-producer', 'resume-producer')).toEqual([
    'pause-producer',
    'resume-producer',
    'resume-producer',
  ])
  expect(eventsOfKind('sendingFailed')).toMatchObject([{ media: 'audio' }, { media: 'audio' }])
})

test('another device replaces the track without a rejoin', async () => {
  const { session, handlers, request, requested, join } = setupMediaSession()
  const [first, second] = [fakeTrack('video', 'a'), fakeTrack('video', 'b')]
  await join()
  const sendTrack = vi.spyOn(handlers[0] as FakeHandler, 'send')
  const replaceTrack = vi.spyOn(handlers[0] as FakeHandler, 'replaceTrack')
  await session.send('video', { track: first, isPaused: false })
  await session.send('video', { track: second, isPaused: false })
  await session.send('video', { track: null, isPaused: true })
  await session.send('video', { track: first, isPaused: false })
  expect(requested('join-room', 'produce', 'pause-producer', 'resume-producer')).toEqual([
    'join-room',
    'produce',
    'pause-producer',
    'resume-producer',
  ])
  expect(sendTrack).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ track: first, codecOptions: { videoGoogleStartBitrate: 600 } }),
  )
  expect(replaceTrack.mock.calls.map(([, track]) => track)).toEqual([second, null, first])
  expect(request).toHaveBeenCalledWith('connect-send-transport', { dtlsParameters: expect.any(Object) })
  for (const name of ['pause-producer', 'resume-producer'])
    expect(request).toHaveBeenCalledWith(name, { kind: 'video' })
  expect([first.readyState, second.readyState], 'tracks are not stopped by the connection').toEqual(['live', 'live'])
})

test('speech is sent with error correction and stays retransmitted', async () => {
  const { session, handlers, join } = setupMediaSession()
  await join()
  const sendTrack = vi.spyOn(handlers[0] as FakeHandler, 'send')
  await session.send('audio', { track: fakeTrack('audio'), isPaused: false })
  expect(sendTrack).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ codecOptions: { opusFec: true, opusNack: true } }),
  )
})

test('a rejected producer is reported once', async () => {
  const { session, eventsOfKind, join } = setupMediaSession({
    produce: () => Promise.reject(new SignalingError('produce', 'rejected', 'no')),
  })
  await join()
  await session.send('video', { track: fakeTrack('video'), isPaused: false })
  expect(eventsOfKind('sendingFailed')).toMatchObject([{ media: 'video', error: { detail: 'no' } }])
})

test('a rejected producer is not requested again for a muted microphone, only when it is switched on', async () => {
  const { session, requested, join } = setupMediaSession({
    produce: () => Promise.reject(new SignalingError('produce', 'rejected', 'no')),
  })
  const track = fakeTrack('audio')
  await join()
  await session.send('audio', { track, isPaused: false })
  await session.send('audio', { track, isPaused: true })
  expect(requested('produce')).toHaveLength(1)
  await session.send('audio', { track, isPaused: false })
  expect(requested('produce')).toHaveLength(2)
})

test('a track added after joining that the platform does not confirm breaks the session (F-R14)', async () => {
  const { session, join, events } = setupMediaSession({
    produce: () => Promise.reject(new SignalingError('produce', 'malformed')),
  })
  await join()
  await session.send('video', { track: fakeTrack('video'), isPaused: false })
  expect(events).toEqual([{ kind: 'broken' }])
})

test('a resumed track that the platform does not confirm breaks the session', async () => {
  const { session, join, events } = setupMediaSession({
    'resume-producer': () => Promise.reject(new SignalingError('resume-producer', 'timeout')),
  })
  const track = fakeTrack('audio')
  void session.send('audio', { track, isPaused: true })
  await join()
  await session.send('audio', { track, isPaused: false })
  expect(events).toEqual([{ kind: 'broken' }])
})

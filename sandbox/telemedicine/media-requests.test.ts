import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createTransports,
  rtpCapabilities,
  rtpParameters,
  produce,
  succeed,
  consume,
} from '../testing/media-requests.ts'
import { createParticipants, DOCTOR, nextEvent, type TestParticipant } from '../testing/consultation.ts'
import { createFakeMedia, type FakeMedia } from '../testing/fake-media.ts'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

const NOTHING = { routers: 0, transports: 0, producers: 0, consumers: 0 }
let platform: TestPlatform
let media: FakeMedia
const { enter, joinBoth, disconnectAll } = createParticipants(() => platform)
beforeEach(async () => {
  media = createFakeMedia()
  platform = await startTestPlatform({ patients: 1, openMedia: () => media.engine })
})
afterEach(async () => {
  disconnectAll()
  await platform.close()
  expect(media.open(), 'nothing is left open').toEqual(NOTHING)
})

const joinWithMedia = async () => {
  const { doctor, patient, ...call } = await joinBoth()
  const [doctors, patients] = [await createTransports(doctor), await createTransports(patient)]
  const shown = { byDoctor: await produce(doctor), byPatient: await produce(patient) }
  const seen = { byDoctor: await consume(doctor, shown.byPatient), byPatient: await consume(patient, shown.byDoctor) }
  return { ...call, doctor, patient, doctors, patients, shown, seen }
}

const sentTo = ({ received }: TestParticipant, ...events: string[]) =>
  received.filter(([event]) => events.includes(event))

test('both participants receive each other’s video', async () => {
  const { doctor, patient, shown } = await joinWithMedia()
  expect(sentTo(doctor, 'new-producer')).toEqual([['new-producer', { producerId: shown.byPatient, kind: 'video' }]])
  expect(sentTo(patient, 'new-producer')).toEqual([['new-producer', { producerId: shown.byDoctor, kind: 'video' }]])
  expect(media.open()).toEqual({ routers: 1, transports: 4, producers: 2, consumers: 2 })
})

test('a later participant is informed of paused producers once its receive transport exists', async () => {
  const { doctor, patient } = await joinBoth()
  await createTransports(doctor)
  const producerId = await produce(doctor)
  await succeed(doctor, 'pause-producer', { kind: 'video' })
  expect(sentTo(patient, 'new-producer')).toEqual([])

  const announced = nextEvent(patient.socket, 'new-producer')
  await createTransports(patient)
  expect(await announced).toEqual({ producerId, kind: 'video' })
  await expect
    .poll(() => sentTo(patient, 'new-producer', 'producer-paused'))
    .toEqual([
      ['new-producer', { producerId, kind: 'video' }],
      ['producer-paused', { kind: 'video' }],
    ])
})

test('no producer is announced before the RTP capabilities are set', async () => {
  const { doctor, patient } = await joinBoth()
  await createTransports(doctor)
  await produce(doctor)
  await succeed(patient, 'create-recv-transport')
  expect(sentTo(patient, 'new-producer')).toEqual([])
  const announced = nextEvent(patient.socket, 'new-producer')
  await succeed(patient, 'set-rtp-capabilities', { rtpCapabilities })
  expect(await announced).toMatchObject({ kind: 'video' })
})

test('pausing and resuming the video is announced once', async () => {
  const { doctor, patient } = await joinWithMedia()
  for (const message of ['pause-producer', 'pause-producer', 'resume-producer']) {
    await succeed(doctor, message, { kind: 'video' })
  }
  await succeed(patient, 'leave-room')
  expect(sentTo(patient, 'producer-paused', 'producer-resumed')).toEqual([
    ['producer-paused', { kind: 'video' }],
    ['producer-resumed', { kind: 'video' }],
  ])
})

test('a second camera replaces the first', async () => {
  const { doctor, patient, seen } = await joinWithMedia()
  const closed = nextEvent(patient.socket, 'consumer-closed')
  const announced = nextEvent(patient.socket, 'new-producer')
  const producerId = await produce(doctor)
  expect(await closed).toEqual({ consumerId: seen.byPatient })
  expect(await announced).toEqual({ producerId, kind: 'video' })
  expect(media.open().producers).toBe(2)
})

test.each([
  {
    how: 'leaves',
    act: (participant: TestParticipant) => participant.request('leave-room'),
    notifications: 'peer-left',
  },
  {
    how: 'disconnects',
    act: async ({ socket }: TestParticipant) => void socket.disconnect(),
    notifications: 'peer-disconnected',
  },
])('when a participant $how, the consumers of the other one are closed', async ({ act, notifications }) => {
  const { doctor, patient, seen } = await joinWithMedia()
  const received = nextEvent(doctor.socket, notifications)
  await act(patient)
  expect(await received).toEqual({ userName: 'İrem Yıldız' })
  expect(sentTo(doctor, 'consumer-closed')).toEqual([['consumer-closed', { consumerId: seen.byDoctor }]])
  expect(media.open()).toEqual({ routers: 1, transports: 2, producers: 1, consumers: 0 })
})

test('leaving over HTTP closes all media too', async () => {
  const { room, doctor } = await joinWithMedia()
  await platform.as(DOCTOR).post('/api/v1/telemedicine/telemedicine/leave-room', { room_uuid: room })
  expect(media.open()).toMatchObject({ transports: 2, producers: 1 })
  expect(await doctor.request('create-send-transport')).toEqual({ success: false, error: 'no room was joined' })
})

test('rejoining ten times leaks nothing', async () => {
  const { room, doctor, patient } = await joinWithMedia()
  for (let round = 1; round <= 10; round += 1) {
    await doctor.join(room, true)
    await createTransports(doctor)
    await produce(doctor)
  }
  expect(media.open()).toMatchObject({ routers: 1, transports: 4, producers: 2 })

  for (let round = 1; round <= 10; round += 1) {
    const again = await enter('İrem Yıldız')
    await again.join(room, true)
    await createTransports(again)
    await produce(again)
  }
  expect(media.open()).toMatchObject({ routers: 1, transports: 4, producers: 2 })
  expect(await patient.request('create-send-transport')).toEqual({ success: false, error: 'no room was joined' })
})

test('a new transport replaces the old one and its producers and consumers', async () => {
  const { doctor, patient } = await joinWithMedia()
  const closed = nextEvent(patient.socket, 'consumer-closed')
  await succeed(doctor, 'create-send-transport')
  await closed
  expect(media.open()).toMatchObject({ transports: 4, producers: 1 })
})

test('an inactive browser is announced as disconnected, and its transport is closed', async () => {
  const { doctor, patient, doctors } = await joinWithMedia()
  const lost = nextEvent(patient.socket, 'peer-disconnected')
  media.transport(doctors.send).disconnected()
  expect(await lost).toEqual({ userName: 'Dr. Ayşe Yılmaz' })
  expect(sentTo(patient, 'consumer-closed')).toHaveLength(1)
  expect(await doctor.request('produce', { kind: 'video', rtpParameters })).toEqual({
    success: false,
    error: 'there is no transport to send on',
  })
})

test('a transport closed by the browser is not announced as disconnected', async () => {
  const { patient, doctors } = await joinWithMedia()
  const closed = nextEvent(patient.socket, 'consumer-closed')
  media.transport(doctors.send).closed()
  await closed
  expect(sentTo(patient, 'peer-disconnected')).toEqual([])
})

test('after a crash of the engine all participants rejoin with a new router', async () => {
  const { room, doctor, patient } = await joinWithMedia()
  const cut = Promise.all([nextEvent(doctor.socket, 'disconnect'), nextEvent(patient.socket, 'disconnect')])
  media.engine.crash()
  expect(await cut).toEqual(['io server disconnect', 'io server disconnect'])
  await expect.poll(media.open).toEqual(NOTHING)

  const again = await enter('İrem Yıldız')
  expect(await again.join(room, true)).toMatchObject({ success: true })
  await createTransports(again)
  expect(media.open()).toMatchObject({ routers: 1, transports: 2 })
})

test('a participant who leaves before the router is ready leaks nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  media.openAfter(promise)
  const { room } = platform.control.openRoom('İrem Yıldız')
  const patient = await enter('İrem Yıldız')
  void patient.socket.emit('join-room', { roomId: room, isReconnection: false })
  patient.socket.emit('create-send-transport', {})
  await expect.poll(() => platform.services.telemedicine.count()).toBe(1)
  patient.socket.disconnect()
  await expect.poll(() => platform.services.telemedicine.count()).toBe(0)
  resolve()
  await expect.poll(media.open).toEqual(NOTHING)
})

test('joining fails if no router can be opened, and the membership is free again', async () => {
  const logged: string[] = []
  const failing = await startTestPlatform({
    patients: 1,
    openMedia: () => ({ ...media.engine, openRouter: () => Promise.reject(new Error('no worker')) }),
    log: (line) => void logged.push(line),
  })
  const participants = createParticipants(() => failing)
  const { room } = failing.control.openRoom('İrem Yıldız')
  for (const name of ['İrem Yıldız', 'Başkası', 'Üçüncü']) {
    const participant = await participants.enter(name)
    expect(await participant.join(room)).toEqual({ success: false, error: 'server error' })
  }
  expect(logged[0]).toContain('no worker')
  participants.disconnectAll()
  await failing.close()
})

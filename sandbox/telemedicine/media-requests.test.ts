import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepare, rtpCapabilities, rtpParameters, show, succeed, watch } from '../testing/call.ts'
import { createVisitors, DOCTOR, happened, type Visitor } from '../testing/consultation.ts'
import { createFakeMedia, type FakeMedia } from '../testing/fake-media.ts'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

const NOTHING = { routers: 0, transports: 0, producers: 0, consumers: 0 }
let platform: TestPlatform
let media: FakeMedia
const { enter, joinBoth, dismiss } = createVisitors(() => platform)
beforeEach(async () => {
  media = createFakeMedia()
  platform = await startTestPlatform({ patients: 1, openMedia: () => media.engine })
})
afterEach(async () => {
  dismiss()
  await platform.close()
  expect(media.open(), 'nothing is left open').toEqual(NOTHING)
})

const talking = async () => {
  const { doctor, patient, ...call } = await joinBoth()
  const [doctors, patients] = [await prepare(doctor), await prepare(patient)]
  const shown = { byDoctor: await show(doctor), byPatient: await show(patient) }
  const seen = { byDoctor: await watch(doctor, shown.byPatient), byPatient: await watch(patient, shown.byDoctor) }
  return { ...call, doctor, patient, doctors, patients, shown, seen }
}

const sentTo = ({ received }: Visitor, ...events: string[]) => received.filter(([event]) => events.includes(event))

test('both participants receive each other’s video', async () => {
  const { doctor, patient, shown } = await talking()
  expect(sentTo(doctor, 'new-producer')).toEqual([['new-producer', { producerId: shown.byPatient, kind: 'video' }]])
  expect(sentTo(patient, 'new-producer')).toEqual([['new-producer', { producerId: shown.byDoctor, kind: 'video' }]])
  expect(media.open()).toEqual({ routers: 1, transports: 4, producers: 2, consumers: 2 })
})

test('a later participant is informed of paused producers once its receive transport exists', async () => {
  const { doctor, patient } = await joinBoth()
  await prepare(doctor)
  const producerId = await show(doctor)
  await succeed(doctor, 'pause-producer', { kind: 'video' })
  expect(sentTo(patient, 'new-producer')).toEqual([])

  const offered = happened(patient.socket, 'new-producer')
  await prepare(patient)
  expect(await offered).toEqual({ producerId, kind: 'video' })
  await expect
    .poll(() => sentTo(patient, 'new-producer', 'producer-paused'))
    .toEqual([
      ['new-producer', { producerId, kind: 'video' }],
      ['producer-paused', { kind: 'video' }],
    ])
})

test('no producer is announced before the RTP capabilities are set', async () => {
  const { doctor, patient } = await joinBoth()
  await prepare(doctor)
  await show(doctor)
  await succeed(patient, 'create-recv-transport')
  expect(sentTo(patient, 'new-producer')).toEqual([])
  const offered = happened(patient.socket, 'new-producer')
  await succeed(patient, 'set-rtp-capabilities', { rtpCapabilities })
  expect(await offered).toMatchObject({ kind: 'video' })
})

test('pausing and resuming the video is announced once', async () => {
  const { doctor, patient } = await talking()
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
  const { doctor, patient, seen } = await talking()
  const closed = happened(patient.socket, 'consumer-closed')
  const offered = happened(patient.socket, 'new-producer')
  const producerId = await show(doctor)
  expect(await closed).toEqual({ consumerId: seen.byPatient })
  expect(await offered).toEqual({ producerId, kind: 'video' })
  expect(media.open().producers).toBe(2)
})

test.each([
  { how: 'leaves', act: (visitor: Visitor) => visitor.ask('leave-room'), notifications: 'peer-left' },
  {
    how: 'disconnects',
    act: async ({ socket }: Visitor) => void socket.disconnect(),
    notifications: 'peer-disconnected',
  },
])('when a participant $how, the consumers of the other one are closed', async ({ act, notifications }) => {
  const { doctor, patient, seen } = await talking()
  const received = happened(doctor.socket, notifications)
  await act(patient)
  expect(await received).toEqual({ userName: 'İrem Yıldız' })
  expect(sentTo(doctor, 'consumer-closed')).toEqual([['consumer-closed', { consumerId: seen.byDoctor }]])
  expect(media.open()).toEqual({ routers: 1, transports: 2, producers: 1, consumers: 0 })
})

test('leaving over HTTP closes all media too', async () => {
  const { room, doctor } = await talking()
  await platform.as(DOCTOR).post('/api/v1/telemedicine/telemedicine/leave-room', { room_uuid: room })
  expect(media.open()).toMatchObject({ transports: 2, producers: 1 })
  expect(await doctor.ask('create-send-transport')).toEqual({ success: false, error: 'no room was joined' })
})

test('rejoining ten times leaks nothing', async () => {
  const { room, doctor, patient } = await talking()
  for (let round = 1; round <= 10; round += 1) {
    await doctor.join(room, true)
    await prepare(doctor)
    await show(doctor)
  }
  expect(media.open()).toMatchObject({ routers: 1, transports: 4, producers: 2 })

  for (let round = 1; round <= 10; round += 1) {
    const again = await enter('İrem Yıldız')
    await again.join(room, true)
    await prepare(again)
    await show(again)
  }
  expect(media.open()).toMatchObject({ routers: 1, transports: 4, producers: 2 })
  expect(await patient.ask('create-send-transport')).toEqual({ success: false, error: 'no room was joined' })
})

test('a new transport replaces the old one and its producers and consumers', async () => {
  const { doctor, patient } = await talking()
  const closed = happened(patient.socket, 'consumer-closed')
  await succeed(doctor, 'create-send-transport')
  await closed
  expect(media.open()).toMatchObject({ transports: 4, producers: 1 })
})

test('an inactive browser is announced as disconnected, and its transport is closed', async () => {
  const { doctor, patient, doctors } = await talking()
  const lost = happened(patient.socket, 'peer-disconnected')
  media.transport(doctors.send).disconnected()
  expect(await lost).toEqual({ userName: 'Dr. Ayşe Yılmaz' })
  expect(sentTo(patient, 'consumer-closed')).toHaveLength(1)
  expect(await doctor.ask('produce', { kind: 'video', rtpParameters })).toEqual({
    success: false,
    error: 'there is no transport to send on',
  })
})

test('a transport closed by the browser is not announced as disconnected', async () => {
  const { patient, doctors } = await talking()
  const closed = happened(patient.socket, 'consumer-closed')
  media.transport(doctors.send).closed()
  await closed
  expect(sentTo(patient, 'peer-disconnected')).toEqual([])
})

test('after a crash of the engine all participants rejoin with a new router', async () => {
  const { room, doctor, patient } = await talking()
  const cut = Promise.all([happened(doctor.socket, 'disconnect'), happened(patient.socket, 'disconnect')])
  media.crash()
  expect(await cut).toEqual(['io server disconnect', 'io server disconnect'])
  await expect.poll(media.open).toEqual(NOTHING)

  const again = await enter('İrem Yıldız')
  expect(await again.join(room, true)).toMatchObject({ success: true })
  await prepare(again)
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
  const visitors = createVisitors(() => failing)
  const { room } = failing.control.openRoom('İrem Yıldız')
  for (const name of ['İrem Yıldız', 'Başkası', 'Üçüncü']) {
    const visitor = await visitors.enter(name)
    expect(await visitor.join(room)).toEqual({ success: false, error: 'server error' })
  }
  expect(logged[0]).toContain('no worker')
  visitors.dismiss()
  await failing.close()
})

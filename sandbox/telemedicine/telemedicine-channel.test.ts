import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createParticipants, DOCTOR, nextEvent } from '../testing/consultation.ts'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { mediaRequests } from './media-requests.ts'

let platform: TestPlatform
const { connect, enter, joinBoth, disconnectAll } = createParticipants(() => platform)
beforeAll(async () => {
  // One address, so that the candidates are the same on every machine.
  platform = await startTestPlatform({ patients: 1, environment: { MEDIA_ADDRESS: '127.0.0.1' } })
})
afterEach(disconnectAll)
afterAll(() => platform.close())

const openSockets = () => process.getActiveResourcesInfo().filter((resource) => resource.startsWith('UDP')).length

test('a connection without a name is rejected', async () => {
  const socket = connect({})
  expect((await nextEvent<Error>(socket, 'connect_error')).message).toBe('userName is missing')
})

test('a token without a session is rejected and does not become a guest', async () => {
  const expired = platform.control.openSession(DOCTOR)
  platform.control.expireSessions(DOCTOR)
  for (const token of [expired, 'unknown-token', '']) {
    const socket = connect({ userName: 'Dr. Ayşe Yılmaz' }, token)
    const outcome = Promise.race([nextEvent<undefined>(socket, 'connect'), nextEvent<Error>(socket, 'connect_error')])
    expect((await outcome)?.message, token).toBe('unauthorized')
  }
})

test('joining a room returns the RTP capabilities of the router', async () => {
  const { room } = platform.control.openRoom('İrem Yıldız')
  const { join } = await enter('Dr. Ayşe Yılmaz')
  const { success, rtpCapabilities } = await join(room)
  expect(success).toBe(true)
  expect(rtpCapabilities.codecs.map(({ mimeType }: { mimeType: string }) => mimeType)).toEqual([
    'audio/opus',
    'video/VP8',
    'video/rtx',
  ])
})

test('both participants receive each other’s name', async () => {
  const { doctor, patient } = await joinBoth()
  expect(doctor.received).toEqual([['peer-joined', { userName: 'İrem Yıldız' }]])
  expect(patient.received).toEqual([['peer-joined', { userName: 'Dr. Ayşe Yılmaz' }]])
})

test('leaving is announced at once, and leaving twice is harmless', async () => {
  const { doctor, patient } = await joinBoth()
  const left = nextEvent(patient.socket, 'peer-left')
  expect(await doctor.request('leave-room')).toEqual({ success: true })
  expect(await left).toEqual({ userName: 'Dr. Ayşe Yılmaz' })
  expect(await doctor.request('leave-room')).toEqual({ success: true })
  expect(patient.received.filter(([event]) => event === 'peer-left')).toHaveLength(1)
})

test('leaving over HTTP, with an id in any case, is announced too', async () => {
  const { room, patient } = await joinBoth()
  const left = nextEvent(patient.socket, 'peer-left')
  await platform.as(DOCTOR).post('/api/v1/telemedicine/telemedicine/leave-room', { room_uuid: room.toUpperCase() })
  expect(await left).toEqual({ userName: 'Dr. Ayşe Yılmaz' })
})

test('a leave request over HTTP that arrives after a rejoin ends the new call', async () => {
  const { room, doctor } = await joinBoth()
  await doctor.request('leave-room')
  const again = await enter('Dr. Ayşe Yılmaz', platform.control.openSession(DOCTOR))
  await again.join(room)
  await platform.as(DOCTOR).post('/api/v1/telemedicine/telemedicine/leave-room', { room_uuid: room })
  expect(await again.request('create-send-transport')).toEqual({ success: false, error: 'no room was joined' })
})

test('guests cannot take the place of the doctor', async () => {
  const { room } = platform.control.openRoom('İrem Yıldız')
  const patient = await enter('İrem Yıldız')
  expect((await patient.join(room)).success).toBe(true)
  const stranger = await enter('Başkası')
  expect(await stranger.join(room)).toEqual({ success: false, error: 'room is full' })
  const doctor = await enter('Dr. Ayşe Yılmaz', platform.control.openSession(DOCTOR))
  expect((await doctor.join(room)).success).toBe(true)
})

test('a crash of the media engine disconnects all participants, who can rejoin', async () => {
  const { room, doctor, patient } = await joinBoth()
  await doctor.request('create-send-transport')
  const removed = Promise.all([doctor, patient].map(({ socket }) => nextEvent(socket, 'disconnect')))
  expect((await platform.as().post('/sandbox/control/media/crash')).body).toEqual({ calls: 1 })
  expect(await removed).toEqual(['io server disconnect', 'io server disconnect'])
  const again = await enter('Dr. Ayşe Yılmaz', platform.control.openSession(DOCTOR))
  expect((await again.join(room, true)).success).toBe(true)
  expect((await again.request('create-send-transport')).success).toBe(true)
})

test('network emulation takes effect when the participant joins the next time', async () => {
  const { room, doctor } = await joinBoth()
  const portOf = async (direction: 'send' | 'recv') => {
    const { params } = await doctor.request(`create-${direction}-transport`)
    expect(params.iceCandidates).toHaveLength(1)
    return params.iceCandidates[0].port as number
  }
  await portOf('send')
  expect(openSockets()).toBe(1)
  await platform.as().post('/sandbox/control/network', { name: 'Dr. Ayşe Yılmaz', loss: 20 })
  await doctor.join(room, true)
  expect(await portOf('send')).not.toBe(await portOf('recv'))
  expect(openSockets(), 'a relay before each').toBe(4)
  await doctor.request('leave-room')
  await expect.poll(openSockets).toBe(0)
  platform.services.networkEmulation.clear()
})

test('a lost connection keeps the membership, and a rejoin is announced', async () => {
  const { room, doctor, patient } = await joinBoth()
  const lost = nextEvent(doctor.socket, 'peer-disconnected')
  patient.socket.disconnect()
  expect(await lost).toEqual({ userName: 'İrem Yıldız' })

  const stranger = await enter('Başkası')
  expect(await stranger.join(room)).toEqual({ success: false, error: 'room is full' })

  const back = nextEvent(doctor.socket, 'peer-joined')
  const again = await enter('İrem Yıldız')
  expect((await again.join(room, true)).success).toBe(true)
  expect(await back).toEqual({ userName: 'İrem Yıldız' })
  expect(again.received).toEqual([['peer-joined', { userName: 'Dr. Ayşe Yılmaz' }]])
})

test('the old connection of a rejoined participant receives nothing', async () => {
  const { room, doctor, patient } = await joinBoth()
  const again = await enter('Dr. Ayşe Yılmaz', platform.control.openSession(DOCTOR))
  await again.join(room, true)
  doctor.socket.disconnect()
  await again.request('leave-room')
  await patient.request('leave-room')
  expect(patient.received.map(([event]) => event)).toEqual(['peer-joined', 'peer-joined', 'peer-left'])
})

/** Two participants without sockets, so that the time can be faked. */
const setupLostParticipant = () => {
  vi.useFakeTimers()
  const received: string[] = []
  const { rooms } = platform.services.telemedicine
  const { uuid } = rooms.open('İrem Yıldız')
  const participantOf = (identity: string, emit: (event: string) => void) => ({
    identity,
    userName: identity,
    isStaff: true,
    send: emit,
    disconnect: () => undefined,
  })
  const lost = participantOf('lost', () => undefined)
  const present = participantOf('present', (event) => received.push(event))
  rooms.join(uuid, present)
  rooms.join(uuid, lost)
  return { rooms, uuid, present, lost, received }
}

test('a disconnected participant leaves after the timeout', () => {
  const { rooms, uuid, lost, received } = setupLostParticipant()
  rooms.markDisconnected(uuid, lost)
  expect(received).toEqual(['peer-joined', 'peer-disconnected'])
  vi.runAllTimers()
  expect(received).toEqual(['peer-joined', 'peer-disconnected', 'peer-left'])
})

test('a participant who rejoins before the timeout has not left', () => {
  const { rooms, uuid, lost, received } = setupLostParticipant()
  rooms.markDisconnected(uuid, lost)
  rooms.join(uuid, { ...lost })
  vi.runAllTimers()
  expect(received).toEqual(['peer-joined', 'peer-disconnected', 'peer-joined'])
})

test('a participant who joins is informed that the other one is disconnected', () => {
  const { rooms, uuid, present, lost, received } = setupLostParticipant()
  rooms.markDisconnected(uuid, lost)
  received.length = 0
  rooms.join(uuid, present)
  expect(received).toEqual(['peer-joined', 'peer-disconnected'])
})

test('joining another room leaves the first', async () => {
  const { doctor, patient } = await joinBoth()
  const left = nextEvent(patient.socket, 'peer-left')
  await doctor.join(platform.control.openRoom('Başkası').room)
  expect(await left).toEqual({ userName: 'Dr. Ayşe Yılmaz' })
})

const unknownRoom = { roomId: '00000000-0000-4000-8000-000000000000', isReconnection: false }

test.each([
  ['an unknown room', unknownRoom, 'room not found'],
  ['no room', {}, 'roomId is missing'],
  ['nonsense', 'room', 'roomId is missing'],
  ['a room that is no UUID', { ...unknownRoom, roomId: 'room' }, 'roomId is missing or not as described'],
  ['with a field that is not described', { ...unknownRoom, another: 1 }, 'the body is not as described'],
])('joining %s is rejected', async (_case, body, error) => {
  const { request } = await enter('Dr. Ayşe Yılmaz')
  expect(await request('join-room', body)).toEqual({ success: false, error })
})

test('media requests are rejected outside of a room', async () => {
  const outside = await enter('Yalnız')
  for (const message of Object.keys(mediaRequests)) {
    expect(await outside.request(message), message).toEqual({ success: false, error: 'no room was joined' })
  }
})

test('a request without an acknowledgement is accepted, one without a body is not', async () => {
  const { doctor, patient } = await joinBoth()
  expect(await doctor.socket.emitWithAck('leave-room')).toEqual({
    success: false,
    error: 'the body is not as described',
  })
  const left = nextEvent(patient.socket, 'peer-left')
  doctor.socket.emit('leave-room', {})
  expect(await left).toEqual({ userName: 'Dr. Ayşe Yılmaz' })
})

test('rejoining ten times with werift leaks no socket', async () => {
  const { room, doctor, patient } = await joinBoth()
  for (let round = 1; round <= 10; round += 1) {
    for (const participant of [doctor, patient]) {
      await participant.join(room, true)
      for (const direction of ['send', 'recv']) {
        expect(await participant.request(`create-${direction}-transport`)).toMatchObject({
          success: true,
          params: { iceCandidates: [{ address: '127.0.0.1', protocol: 'udp', type: 'host' }] },
        })
      }
    }
  }
  await expect.poll(openSockets).toBe(4)
  await doctor.request('leave-room')
  await expect.poll(openSockets).toBe(2)
  patient.socket.disconnect()
  await expect.poll(openSockets).toBe(0)
})

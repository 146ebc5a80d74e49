import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DOCTOR, nextEvent } from '../testing/consultation.ts'
import { createApiClient, startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import type { Disconnect } from './connections.ts'

const STAFF = 'staff@demo.clinic'
const SINGLE = 'single@demo.clinic'

let platform: TestPlatform
const sockets: Socket[] = []
beforeAll(async () => {
  platform = await startTestPlatform({ patients: 40 })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => platform.close())

const connect = (token: string | undefined): Socket => {
  const socket = io(platform.address, {
    auth: token === undefined ? {} : { token },
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  return socket
}

const listen = async (token: string) => {
  const socket = connect(token)
  const received: { event: string; payload: unknown }[] = []
  socket.onAny((event: string, payload: unknown) => received.push({ event, payload }))
  await nextEvent(socket, 'connect')
  /** Resolves after all earlier events were received, because events keep their order. */
  const settled = async () => {
    const arrived = nextEvent(socket, 'test:settled')
    platform.control.emit('test:settled', null)
    await arrived
    return received.filter(({ event }) => event !== 'test:settled')
  }
  return { socket, settled }
}

const clinic = (position: number): string => platform.services.clinics.all()[position]?.uuid ?? ''

test.each([
  ['no token', undefined],
  ['a token that nobody gave out', 'made-up'],
])('a connection with %s is rejected', async (_case, token) => {
  const error = await nextEvent<Error>(connect(token), 'connect_error')
  expect(error.message).toBe('unauthorized')
})

test('a reminder is pushed to the users of its clinic', async () => {
  const here = await listen(platform.control.openSession(DOCTOR))
  const elsewhereToken = platform.control.openSession(STAFF)
  const elsewhere = await listen(elsewhereToken)
  await createApiClient(platform, elsewhereToken).post('/api/v1/doctor/companies', { companies: clinic(1), type: 2 })

  const { reminder, receivers } = platform.control.addReminder({ note: 'Ara', clinic: clinic(0) })
  expect(receivers).toBe(1)
  expect(await here.settled()).toEqual([{ event: 'patient:notes_created', payload: reminder }])
  expect(await elsewhere.settled()).toEqual([])
})

test('a reminder for one user is not sent to others and not in their list', async () => {
  const doctor = await listen(platform.control.openSession(DOCTOR))
  const single = await listen(platform.control.openSession(SINGLE))
  const { reminder } = platform.control.addReminder({ note: 'Yalnız sana', account: SINGLE })
  expect(await single.settled()).toHaveLength(1)
  expect(await doctor.settled()).toEqual([])

  const notesOf = async (email: string) =>
    (await platform.as(email).get('/api/v1/patient/notes/reminder-all')).body.notes
  expect(await notesOf(SINGLE)).toContainEqual(reminder)
  expect(await notesOf(DOCTOR)).not.toContainEqual(reminder)
})

test('creating, changing and removing a notification is pushed', async () => {
  const { settled } = await listen(platform.control.openSession(DOCTOR))
  const { notification } = platform.control.addNotification({ message: 'Yeni', priority: 3 })
  platform.control.changeNotification(notification.uuid, { message: 'Değişti' })
  platform.control.removeNotification(notification.uuid)
  expect(await settled()).toEqual([
    { event: 'appointments:notification_created', payload: notification },
    { event: 'appointments:notification_updated', payload: { ...notification, message: 'Değişti' } },
    { event: 'appointments:notification_deleted', payload: { uuid: notification.uuid } },
  ])
})

test('hiding or removing a notification is pushed to the clinic', async () => {
  const { settled } = await listen(platform.control.openSession(SINGLE))
  const { notification } = platform.control.addNotification({ message: 'Ortak' })
  const doctor = platform.as(DOCTOR)
  await doctor.post('/api/v2/appointments/notifications/visibility', {
    notification_uuid: notification.uuid,
    is_visible: false,
  })
  await doctor.post('/api/v2/appointments/notifications/delete', { notification_uuid: notification.uuid })
  expect((await settled()).slice(1)).toEqual([
    { event: 'appointments:notification_updated', payload: { ...notification, is_visible: false } },
    { event: 'appointments:notification_deleted', payload: { uuid: notification.uuid } },
  ])
})

test('the transactions setting and an external clinic switch are pushed', async () => {
  const { settled } = await listen(platform.control.openSession(DOCTOR))
  platform.control.setTransactions(true, clinic(0))
  platform.control.switchClinic(clinic(2), DOCTOR)
  expect(await settled()).toEqual([
    { event: 'companies:settings_transactions', payload: { transactions: true } },
    { event: 'external_company_switch', payload: { new_company: { uuid: clinic(2) } } },
  ])
  const { body } = await platform.as(DOCTOR).get('/api/v1/companies/companies/settings/company')
  expect(body.companies[0].transactions).toBe(true)
})

test('after a clinic switch the events of the new clinic are received', async () => {
  const token = platform.control.openSession(DOCTOR)
  const { settled } = await listen(token)
  await createApiClient(platform, token).post('/api/v1/doctor/companies', { companies: clinic(1), type: 2 })
  const { notification } = platform.control.addNotification({ clinic: clinic(1) })
  platform.control.addNotification({ clinic: clinic(0) })
  expect(await settled()).toEqual([{ event: 'appointments:notification_created', payload: notification }])
})

test('signing out closes the connections of that session', async () => {
  const token = platform.control.openSession(DOCTOR)
  const { socket } = await listen(token)
  const other = await listen(platform.control.openSession(DOCTOR))
  const removed = nextEvent(socket, 'disconnect')
  await createApiClient(platform, token).post('/api/v1/user/sign-out', {})
  expect(await removed).toBe('io server disconnect')
  await other.settled()
  expect(other.socket.connected).toBe(true)
})

test('an expired session is disconnected and cannot reconnect', async () => {
  const token = platform.control.openSession(DOCTOR)
  const { socket } = await listen(token)
  const removed = nextEvent(socket, 'disconnect')
  expect(platform.control.expireSessions(DOCTOR)).toBeGreaterThan(0)
  await removed
  expect((await nextEvent<Error>(connect(token), 'connect_error')).message).toBe('unauthorized')
})

test.each<[Disconnect, RegExp]>([
  ['server', /^io server disconnect$/],
  // Depends on whether the end of the connection or its reset is received first.
  ['transport', /^transport (close|error)$/],
])('a disconnect by the %s has the reason %s', async (how, reason) => {
  const { socket } = await listen(platform.control.openSession(DOCTOR))
  const removed = nextEvent(socket, 'disconnect')
  expect(platform.control.disconnectAll('live', how)).toBeGreaterThan(0)
  expect(await removed).toMatch(reason)
})

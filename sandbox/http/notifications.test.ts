import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppointmentNotification } from '../notifications/notification-store.ts'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

const PATH = '/api/v2/appointments/notifications'
const OPEN = { date: null, priority: null, is_visible: false, doctor_uuid: null, patient_search: null }

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ now: () => new Date('2026-11-21T09:00:00+03:00') })
})
afterAll(() => platform.close())

const list = async (filter: object = {}): Promise<AppointmentNotification[]> =>
  (await platform.as('doctor@demo.clinic').post(PATH, { ...OPEN, ...filter })).body.notifications

test('notifications can be filtered by day, priority, doctor, patient and visibility', async () => {
  const all = await list()
  const [doctor] = (await platform.as('doctor@demo.clinic').post('/api/v1/doctor/list/post', {})).body.lists
  const someone = all[0]?.patient_name ?? ''

  expect(await list({ date: '2026-11-21' })).toEqual(
    all.filter((item) => item.appointment_start?.startsWith('2026-11-21')),
  )
  expect(await list({ date: '1999-01-01' })).toEqual([])
  expect(await list({ priority: 3 })).toEqual(all.filter((item) => item.priority === 3))
  expect(await list({ is_visible: true })).toEqual(all.filter((item) => item.is_visible))
  expect(await list({ doctor_uuid: doctor.uuid })).toEqual(all.filter((item) => item.doctor_name === doctor.full_name))
  expect(await list({ patient_search: someone.toLocaleUpperCase('tr') })).toEqual(
    all.filter((item) => item.patient_name === someone),
  )
  expect(await list({ date: '2026-11-21', priority: 3, is_visible: true })).not.toEqual([])
})

test('a notification is listed under the day of the clinic', async () => {
  const appointment_start = '2026-12-22T22:30:00Z'
  const { notification } = platform.control.addNotification({ appointment_start })
  expect(await list({ date: '2026-12-23' })).toEqual([notification])
  expect(await list({ date: '2026-12-22' })).toEqual([])
})

test('a notification that is added again for another clinic moves there', async () => {
  const other = platform.services.clinics.all()[1]
  const { notification } = platform.control.addNotification({ appointment_start: '2026-12-24T10:00:00+03:00' })
  expect(await list({ date: '2026-12-24' })).toEqual([notification])
  platform.control.addNotification({ ...notification, clinic: other?.uuid ?? '' })
  expect(platform.services.notifications.get(notification.uuid)).toMatchObject({ clinic: other?.id })
  expect(await list({ date: '2026-12-24' })).toEqual([])
})

test('notifications are sorted by appointment and include critical, coloured and hidden ones', async () => {
  const all = await list()
  const starts = all.map(({ appointment_start }) => appointment_start)
  expect(starts).toEqual(starts.toSorted())
  expect(all.some(({ type }) => type === 'critical')).toBe(true)
  expect(all.some(({ background_color }) => background_color !== null)).toBe(true)
  expect(all.some(({ is_visible }) => !is_visible)).toBe(true)
})

test('notifications are sorted by time, whatever its notation', async () => {
  const starts = [
    '2026-12-20',
    '2026-12-20T09:00:00',
    '20.12.2026 09:30',
    '2026-12-20T10:00:00+03:00',
    '2026-12-20T08:00:00Z',
  ]
  for (const appointment_start of starts.toSorted()) platform.control.addNotification({ appointment_start })
  expect((await list({ date: '2026-12-20' })).map(({ appointment_start }) => appointment_start)).toEqual(starts)
})

test('a notification can be hidden and shown again', async () => {
  const [first] = await list({ is_visible: true })
  const setVisible = (is_visible: boolean) =>
    platform.as('doctor@demo.clinic').post(`${PATH}/visibility`, { notification_uuid: first?.uuid, is_visible })
  expect((await setVisible(false)).body).toEqual({ statusCode: 200 })
  expect((await list({ is_visible: true })).map(({ uuid }) => uuid)).not.toContain(first?.uuid)
  expect((await list()).find(({ uuid }) => uuid === first?.uuid)).toEqual({ ...first, is_visible: false })
  await setVisible(true)
  expect(await list({ is_visible: true })).toContainEqual(first)
})

test('a removed notification is a 404', async () => {
  const [first] = await list()
  const remove = () => platform.as('doctor@demo.clinic').post(`${PATH}/delete`, { notification_uuid: first?.uuid })
  expect((await remove()).status).toBe(200)
  expect(await list()).not.toContainEqual(first)
  expect((await remove()).status).toBe(404)
})

test('notifications of another clinic can be neither hidden nor removed', async () => {
  const { notification } = platform.control.addNotification({ clinic: platform.services.clinics.all()[1]?.uuid ?? '' })
  const single = platform.as('single@demo.clinic')
  expect((await single.post(`${PATH}/delete`, { notification_uuid: notification.uuid })).status).toBe(404)
  expect(
    (await single.post(`${PATH}/visibility`, { notification_uuid: notification.uuid, is_visible: false })).status,
  ).toBe(404)
})

test.each([{ date: '21.11.2026' }, { priority: 4 }, { is_visible: null }, { doctor_uuid: 'every doctor' }])(
  'the filter %j is rejected',
  async (filter) => {
    expect((await platform.as('doctor@demo.clinic').post(PATH, { ...OPEN, ...filter })).status).toBe(400)
  },
)

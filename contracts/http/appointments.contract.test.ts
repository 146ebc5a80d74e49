import { expect, test } from 'vitest'
import {
  type AppointmentNotificationFilter,
  deleteAppointmentNotification,
  listAppointmentNotifications,
  setAppointmentNotificationVisibility,
} from '@/shared/api'
import { exchange, expectSessionOver, post } from '../support/http-exchange.ts'
import { eachLike, uuid } from '../support/matchers.ts'

const LIST = '/api/v2/appointments/notifications'
const DELETE = '/api/v2/appointments/notifications/delete'
const VISIBILITY = '/api/v2/appointments/notifications/visibility'

const doctor_uuid = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'
const missingUuid = 'f4d09b6e-8c17-4e52-a0b3-9d6c15e7f208'

const notification = {
  uuid: '8b55f598-d9ee-4201-abf8-09784f376de7',
  message: 'Hasta randevusunu 15 dakika erkene almak istiyor.',
  patient_name: 'Mehmet Öztürk',
  doctor_name: 'Dr. Ayşe Yılmaz',
  priority: 2,
  appointment_type: 'Kontrol',
  appointment_start: '2026-11-21T10:15:00+03:00',
  created_by: 'Çağrı Merkezi',
  created_at: '2026-11-21T08:02:41+03:00',
  background_color: '#FDE68A',
  type: 'appointment',
  is_visible: true,
}

const bareNotification = {
  ...notification,
  uuid: '29c3acaa-0e0e-4fd7-85bc-6c321c764e3d',
  message: null,
  patient_name: null,
  doctor_name: null,
  priority: null,
  appointment_type: null,
  created_by: null,
  created_at: null,
  background_color: null,
  type: null,
}

const noFilter: AppointmentNotificationFilter = {
  date: null,
  priority: null,
  is_visible: false,
  doctor_uuid: null,
  patient_search: null,
}

test.each([
  { priority: 1, notification_uuid: 'a1f7c3d2-5b84-4e09-9c6d-3f20e8b57a14' },
  { priority: 2, notification_uuid: notification.uuid },
  { priority: 3, notification_uuid: 'd6e20b95-7c1a-4f38-8b4e-90a5c7d3f162' },
] as const)('notifications of priority $priority pass all filters at once', async ({ priority, notification_uuid }) => {
  const matching = { ...notification, uuid: notification_uuid, priority }
  const filter = { date: '2026-11-21', priority, is_visible: true, doctor_uuid, patient_search: 'öztürk' }
  const { notifications } = await exchange(
    {
      given: [['the clinic has one appointment notification', { notification: matching, doctor_uuid }]],
      receiving: `a request for the notifications of priority ${priority} that pass every filter`,
      request: post(LIST, filter),
      responseBody: { notifications: eachLike({ ...matching, uuid: uuid(notification_uuid) }) },
    },
    () => listAppointmentNotifications(filter),
  )
  expect(notifications).toEqual([matching])
})

test('hidden notifications are included when no filter is set (F-F17)', async () => {
  const hidden = { ...notification, uuid: 'bc6663cf-36ce-4d7b-90f5-130c46a8e7c4', is_visible: false }
  const { notifications } = await exchange(
    {
      given: [['the clinic has one appointment notification', { notification: hidden, doctor_uuid }]],
      receiving: 'a request for all notifications, of which one is hidden',
      request: post(LIST, noFilter),
      responseBody: { notifications: [{ uuid: uuid(hidden.uuid), is_visible: false }] },
    },
    () => listAppointmentNotifications(noFilter),
  )
  expect(notifications).toEqual([{ uuid: hidden.uuid, is_visible: false }])
})

test('a notification without priority and texts is accepted', async () => {
  const { notifications } = await exchange(
    {
      given: [['the clinic has one appointment notification', { notification: bareNotification, doctor_uuid }]],
      receiving: 'a request for all notifications, of which one has no priority',
      request: post(LIST, noFilter),
      responseBody: { notifications: eachLike({ ...bareNotification, uuid: uuid(bareNotification.uuid) }) },
    },
    () => listAppointmentNotifications(noFilter),
  )
  expect(notifications).toEqual([bareNotification])
})

test('a filter without a match gives an empty list', async () => {
  const ofAnotherDay = { ...notification, uuid: 'cb3f74f5-c586-48fc-9b70-8936ddc4017f' }
  const filter = { ...noFilter, date: '2026-11-22' }
  const { notifications } = await exchange(
    {
      given: [['the clinic has one appointment notification', { notification: ofAnotherDay, doctor_uuid }]],
      receiving: 'a request for the notifications of a day without any',
      request: post(LIST, filter),
      responseBody: { notifications: [] },
    },
    () => listAppointmentNotifications(filter),
  )
  expect(notifications).toEqual([])
})

test('a notification is removed, and the response body is ignored', async () => {
  const removed = { ...notification, uuid: 'e8d08e35-a453-4c00-8f97-4934fe33fa38' }
  const body = { notification_uuid: removed.uuid }
  const response = await exchange(
    {
      given: [['the clinic has one appointment notification', { notification: removed, doctor_uuid }]],
      receiving: 'the removal of a notification',
      request: post(DELETE, body),
    },
    () => deleteAppointmentNotification(body),
  )
  expect(response).toEqual({})
})

test.each([
  { is_visible: false, uuid: 'b3f6e04d-d903-4df1-8969-b00a42064c1d' },
  { is_visible: true, uuid: 'bdc1704b-ac5d-4c24-a233-e8a4e5c47c60' },
])(
  'a notification is hidden or shown again: is_visible $is_visible',
  async ({ is_visible, uuid: notification_uuid }) => {
    const changed = { ...notification, uuid: notification_uuid, is_visible: !is_visible }
    const body = { notification_uuid, is_visible }
    const response = await exchange(
      {
        given: [['the clinic has one appointment notification', { notification: changed, doctor_uuid }]],
        receiving: is_visible ? 'the showing of a hidden notification' : 'the hiding of a notification',
        request: post(VISIBILITY, body),
      },
      () => setAppointmentNotificationVisibility(body),
    )
    expect(response).toEqual({})
  },
)

test.each([
  {
    receiving: 'a request for the notifications',
    request: post(LIST, noFilter),
    call: () => listAppointmentNotifications(noFilter),
  },
  {
    receiving: 'the removal of a notification',
    request: post(DELETE, { notification_uuid: missingUuid }),
    call: () => deleteAppointmentNotification({ notification_uuid: missingUuid }),
  },
  {
    receiving: 'the hiding of a notification',
    request: post(VISIBILITY, { notification_uuid: missingUuid, is_visible: false }),
    call: () => setAppointmentNotificationVisibility({ notification_uuid: missingUuid, is_visible: false }),
  },
])('the session can be over: $receiving', ({ call, ...requested }) => expectSessionOver(requested, call))

import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { liveEvents, liveMessageReceived } from '@/shared/realtime'
import { problemOccurred } from '@/shared/report'
import { addEvent, type PlatformEvent } from './support/event-interaction.ts'
import { type GivenState, signedIn } from './support/given-state.ts'
import { like, uuid } from './support/matchers.ts'
import { newPact } from './support/new-pact.ts'
import { PROVIDERS } from './support/pact-files.ts'

const pact = newPact(PROVIDERS.liveEvents)
const listening: readonly GivenState[] = [signedIn, ['the doctor listens to the live events']]

/** Payload that the event of `liveEvents` receives for a message of the platform. */
async function push(pushed: PlatformEvent<keyof typeof liveEvents>): Promise<unknown> {
  const received = vi.fn<(payload: unknown) => void>()
  const reported = vi.fn<(problem: unknown) => void>()
  await addEvent(pact, pushed).executeTest(async ({ contents, metadata }) => {
    const scope = fork()
    createWatch({ unit: liveEvents[pushed.event], fn: received, scope })
    createWatch({ unit: problemOccurred, fn: reported, scope })
    const name = String(metadata.event)
    await allSettled(liveMessageReceived, { scope, params: { name, payload: contents.content } })
  })
  expect(reported).not.toHaveBeenCalled()
  expect(received).toHaveBeenCalledOnce()
  return received.mock.calls[0]?.[0]
}

const doctor_uuid = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'

const reminder = {
  notes_uuid: '29d6b6a7-3d0c-4f65-8f5e-41c2f7a90b13',
  note: 'Röntgen sonucu geldi, hasta aranacak.',
  type: 'nurse',
  remind_at: '2026-11-23T14:30:00+03:00',
  read: false,
  patient_info: { name: 'İrem Yıldız', uuid: '4b1f0c62-7f8e-4d53-9a56-0e2c1d7b8f34', locked: false },
  createdBy: { name: 'Hemşire Elif Şahin' },
}

const notification = {
  uuid: '6a0d58f3-1b7c-4c92-8e4a-f93d25c7be01',
  message: 'Hasta randevusunu 15 dakika erkene almak istiyor.',
  patient_name: 'Mehmet Öztürk',
  doctor_name: 'Dr. Ayşe Yılmaz',
  priority: 3,
  appointment_type: 'Kontrol',
  appointment_start: '2026-11-21T10:15:00+03:00',
  created_by: 'Çağrı Merkezi',
  created_at: '2026-11-21T08:02:41+03:00',
  background_color: '#FDE68A',
  type: 'critical',
  is_visible: true,
}

test('a created reminder is received with all its fields', async () => {
  const received = await push({
    operation: 'onReminderCreated',
    event: 'patient:notes_created',
    given: [...listening, ['a reminder is written', { reminder }]],
    receiving: 'a new reminder',
    payload: like({
      ...reminder,
      notes_uuid: uuid(reminder.notes_uuid),
      patient_info: { ...reminder.patient_info, uuid: uuid(reminder.patient_info.uuid) },
    }),
  })
  expect(received).toEqual(reminder)
})

test('a new appointment notification is received with all its fields', async () => {
  const received = await push({
    operation: 'onNotificationCreated',
    event: 'appointments:notification_created',
    given: [...listening, ['an appointment notification is created', { notification, doctor_uuid }]],
    receiving: 'a new appointment notification',
    payload: like({ ...notification, uuid: uuid(notification.uuid) }),
  })
  expect(received).toEqual(notification)
})

test('a changed appointment notification is received with all its fields, not only the changed ones', async () => {
  const before = { ...notification, uuid: 'd4c8e7b2-5f19-4a06-b7d3-86e1a90f3c52' }
  const after = { ...before, message: 'Hasta 10 dakika gecikecek.', is_visible: false }
  const received = await push({
    operation: 'onNotificationUpdated',
    event: 'appointments:notification_updated',
    given: [
      signedIn,
      ['the clinic has one appointment notification', { notification: before, doctor_uuid }],
      ['the doctor listens to the live events'],
      ['the appointment notification is changed', { notification: after }],
    ],
    receiving: 'a changed appointment notification',
    payload: like({ ...after, uuid: uuid(after.uuid) }),
  })
  expect(received).toEqual(after)
})

test('a deleted appointment notification is received as its uuid only', async () => {
  const removed = { ...notification, uuid: '0c5e9a17-84d2-4b6f-a1c8-73f0d6b25e98' }
  const received = await push({
    operation: 'onNotificationDeleted',
    event: 'appointments:notification_deleted',
    given: [
      signedIn,
      ['the clinic has one appointment notification', { notification: removed, doctor_uuid }],
      ['the doctor listens to the live events'],
      ['the appointment notification is deleted', { uuid: removed.uuid }],
    ],
    receiving: 'the uuid of a deleted appointment notification',
    // Matched by value: the portal removes the banner with this uuid.
    payload: { uuid: removed.uuid },
  })
  expect(received).toBe(removed.uuid)
})

test('the event of a switched transactions setting is received', async () => {
  const received = await push({
    operation: 'onTransactionsChanged',
    event: 'companies:settings_transactions',
    given: [...listening, ['the transactions setting is switched', { transactions: true }]],
    receiving: 'a switched transactions setting',
    // The portal does not read the payload.
    payload: like({}),
  })
  expect(received).toEqual({})
})

test('the new clinic of a doctor who is moved is received', async () => {
  const clinic = { uuid: 'b81f3d60-2c94-4e7a-9d15-5a0e7c48f2d6' }
  const received = await push({
    operation: 'onClinicSwitched',
    event: 'external_company_switch',
    given: [...listening, ['the doctor is moved to another clinic', clinic]],
    receiving: 'the clinic that the doctor is moved to',
    payload: { new_company: clinic },
  })
  expect(received).toEqual({ new_company: clinic })
})

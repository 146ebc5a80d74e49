import { expect, test } from 'vitest'
import { listReminders } from '@/shared/api'
import { exchange, expectSessionOver, get } from '../support/http-exchange.ts'
import { eachLike, uuid } from '../support/matchers.ts'

const PATH = '/api/v1/patient/notes/reminder-all'

const reminder = {
  notes_uuid: 'b3b8d6e2-52a5-43c9-8d0f-7a0c3b8b9f10',
  note: 'Kan tahlili sonuçları ile birlikte kontrol randevusu verilecek.',
  type: 'doctor',
  remind_at: '2026-11-23T14:30:00+03:00',
  read: false,
  patient_info: { name: 'İrem Yıldız', uuid: '04aba488-814c-4a7c-b541-5dd3e881d209', locked: false },
  createdBy: { name: 'Hemşire Elif Şahin' },
}

const lockedPatient = { name: 'Kerem Aydın', uuid: '51c8e0d2-6f7b-4a39-b4de-0c97a1f3e625', locked: true }

const withoutPatient = {
  notes_uuid: 'c07d1f96-3e24-4b85-9a6c-d5f20b8e7143',
  note: null,
  type: null,
  remind_at: null,
  read: true,
  patient_info: null,
  createdBy: null,
}

test('a reminder contains its patient and its author', async () => {
  const { notes } = await exchange(
    {
      given: [['the clinic has one reminder', { reminder }]],
      receiving: 'a request for the reminders',
      request: get(PATH),
      responseBody: {
        notes: eachLike({
          ...reminder,
          notes_uuid: uuid(reminder.notes_uuid),
          patient_info: { ...reminder.patient_info, uuid: uuid(reminder.patient_info.uuid) },
        }),
      },
    },
    listReminders,
  )
  expect(notes).toEqual([reminder])
})

test('a locked patient is flagged, so that the portal asks for the PIN', async () => {
  const locked = { ...reminder, notes_uuid: '08cf4567-4814-4dcf-be27-e021f3bdd92d', patient_info: lockedPatient }
  const { notes } = await exchange(
    {
      given: [['the clinic has one reminder', { reminder: locked }]],
      receiving: 'a request for the reminders of a locked patient',
      request: get(PATH),
      responseBody: {
        notes: [
          {
            notes_uuid: uuid(locked.notes_uuid),
            read: false,
            patient_info: { uuid: uuid(lockedPatient.uuid), locked: true },
          },
        ],
      },
    },
    listReminders,
  )
  expect(notes[0]?.patient_info).toEqual({ uuid: lockedPatient.uuid, locked: true })
})

test('a reminder without patient, author, text and time is accepted', async () => {
  const { notes } = await exchange(
    {
      given: [['the clinic has one reminder', { reminder: withoutPatient }]],
      receiving: 'a request for the reminders, of which one has no patient',
      request: get(PATH),
      responseBody: { notes: eachLike({ ...withoutPatient, notes_uuid: uuid(withoutPatient.notes_uuid) }) },
    },
    listReminders,
  )
  expect(notes).toEqual([withoutPatient])
})

test('no reminder is an empty list', async () => {
  const { notes } = await exchange(
    {
      receiving: 'a request for the reminders of a clinic without any',
      request: get(PATH),
      responseBody: { notes: [] },
    },
    listReminders,
  )
  expect(notes).toEqual([])
})

test('a 401 to the request for the reminders ends the session', () =>
  expectSessionOver({ receiving: 'a request for the reminders', request: get(PATH) }, listReminders))

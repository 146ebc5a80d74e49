import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { getListRemindersQueryKey } from '@/shared/api'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { uuid } from '../../../../tests/support/uuid'
import { startFakePlatform } from '../../../../tests/support/vitest/platform-server'
import { addPushedReminderFx, fetchReminderPatientFx, readRemindersFx } from './reminder-effects'

beforeEach(() => void vi.useFakeTimers())

const respondWith = startFakePlatform()

const ID = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'

function setup() {
  const client = createPortalQueryClient()
  const scope = fork({ values: [[$queryClient, client]] })
  return {
    client,
    readList: () => allSettled(readRemindersFx, { scope }),
    fetchPatient: () => allSettled(fetchReminderPatientFx, { scope, params: ID }),
    push: () =>
      allSettled(addPushedReminderFx, { scope, params: { patient_info: { uuid: ID.toUpperCase(), locked: true } } }),
  }
}

test('lock and name come from the cached reminders, also from a row without an id', async () => {
  const { client, fetchPatient } = setup()
  const patient_info = { uuid: ID, name: ' Ela ', locked: true }
  client.setQueryData(getListRemindersQueryKey(), { notes: [{ patient_info }] })
  expect(await fetchPatient()).toEqual({ status: 'done', value: { lock: 'locked', name: 'Ela' } })
})

const rows = (locked: boolean) => ({ notes: [{ notes_uuid: uuid(1), patient_info: { uuid: ID, locked } }] })

test.each([
  [29, 'open', 0],
  [31, 'locked', 1],
])('of a list that is %i seconds old the patient is %s: an older one is requested again', async (age, lock, count) => {
  const { client, fetchPatient } = setup()
  const { received } = respondWith(() => Response.json(rows(true)))
  client.setQueryData(getListRemindersQueryKey(), rows(false), { updatedAt: Date.now() - age * 1_000 })
  expect(await fetchPatient()).toMatchObject({ value: { lock } })
  expect(received).toHaveLength(count)
})

test('an old list counts if it cannot be requested again', async () => {
  const { client, fetchPatient } = setup()
  respondWith(() => new Response(null, { status: 502 }))
  client.setQueryData(getListRemindersQueryKey(), rows(false), { updatedAt: Date.now() - 60_000 })
  expect(await fetchPatient()).toMatchObject({ value: { lock: 'open' } })
})

test('an old list counts after five seconds without a response', async () => {
  const { client, fetchPatient } = setup()
  client.setQueryData(getListRemindersQueryKey(), rows(true), { updatedAt: Date.now() - 60_000 })
  vi.spyOn(client, 'query').mockReturnValue(new Promise(() => {}))
  const settled = vi.fn()
  void fetchPatient().then(settled)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: { lock: 'locked', name: null } }))
})

test('models get no reminders from a list in which none has an id, nor before a list is loaded', async () => {
  const { client, readList } = setup()
  expect(await readList()).toMatchObject({ value: { view: null } })
  client.setQueryData(getListRemindersQueryKey(), { notes: [{ patient_info: { uuid: ID } }] })
  expect(await readList()).toMatchObject({ value: { view: null } })
})

test('the name is found under a uuid in another case, beside the names of other patients', async () => {
  const { client, fetchPatient } = setup()
  const other = { uuid: uuid(1), name: 'Can', locked: false }
  const patient = { uuid: ID.toUpperCase(), name: 'Ela', locked: false }
  const notes = [other, patient].map((patient_info, n) => ({ notes_uuid: uuid(n), patient_info }))
  client.setQueryData(getListRemindersQueryKey(), { notes })
  expect(await fetchPatient()).toEqual({ status: 'done', value: { lock: 'open', name: 'Ela' } })
})

test.each([
  ['nothing is known of', []],
  ['is open', [{ patient_info: { uuid: ID, locked: false } }]],
  ['is locked already', [{ patient_info: { uuid: ID, locked: true } }]],
])('a pushed reminder locks at once a patient who %s', async (_, notes) => {
  const { client, push, fetchPatient } = setup()
  client.setQueryData(getListRemindersQueryKey(), { notes })
  await push()
  expect(await fetchPatient()).toMatchObject({ value: { lock: 'locked' } })
})

test('without a list a pushed reminder changes no lock: every patient counts as locked', async () => {
  const { client, push } = setup()
  await push()
  expect(client.getQueryData(getListRemindersQueryKey())).toBeUndefined()
})

test('a list that does not arrive fails after five seconds, so that the PIN can be requested', async () => {
  const { client, fetchPatient } = setup()
  vi.spyOn(client, 'query').mockReturnValue(new Promise(() => {}))
  const settled = vi.fn()
  void fetchPatient().then(settled)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'fail' }))
})

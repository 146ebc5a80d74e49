import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $unlockedPatients, isPatientLocked, lockLookup, patientUnlocked, withUnlockedPatients } from './patient-lock'
import type { Reminder } from './reminder'

const ID = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'

const row = (patient_info: unknown, more: object = {}) => ({ notes_uuid: 'n', read: false, patient_info, ...more })
const lockOf = (...rows: unknown[]) => lockLookup({ notes: rows })(ID)

test('without a list every lock is unknown', () => {
  expect(lockLookup(undefined)(ID)).toBe('unknown')
})

test('a patient without reminders is unlocked', () => {
  expect(lockOf()).toBe('open')
  expect(lockOf(row(null), row({ uuid: 'another', locked: true }))).toBe('open')
})

test('every lock is unknown if no row of the list has an id', () => {
  expect(lockOf({ id: 1, patient: { uuid: ID, locked: true } })).toBe('unknown')
  expect(lockOf(null)).toBe('unknown')
  expect(lockOf({ patient_info: { uuid: 'another', locked: false } }, {})).toBe('unknown')
  expect(lockOf(row({ uuid: 'another', locked: false }), {})).toBe('open')
  expect(lockOf({ isPushed: true })).toBe('open')
})

test.each([true, undefined, null, 0, 1, '', 'false', 'no', [], {}])('`locked: %j` means locked', (locked) => {
  expect(lockOf(row({ uuid: ID, locked }))).toBe('locked')
})

test('a patient is unlocked only if every reminder has `locked: false`', () => {
  expect(lockOf(row({ uuid: ID, locked: false }), row({ uuid: ID, locked: false }))).toBe('open')
  expect(lockOf(row({ uuid: ID, locked: false }), row({ uuid: ID }))).toBe('locked')
})

test('a reminder without an id still locks its patient', () => {
  expect(lockOf(row({ uuid: ID, locked: true }, { notes_uuid: undefined }))).toBe('locked')
})

test('patient ids may differ in case or surrounding blanks, or be numbers', () => {
  expect(lockOf(row({ uuid: ` ${ID.toUpperCase()} `, locked: true }))).toBe('locked')
  expect(lockLookup({ notes: [row({ uuid: 42, locked: true })] })('42')).toBe('locked')
})

test('a locked or unknown patient needs the PIN until it was entered for this patient', () => {
  expect(isPatientLocked('open', ID, [])).toBe(false)
  for (const lock of ['locked', 'unknown'] as const) {
    expect(isPatientLocked(lock, ID, ['another'])).toBe(true)
    expect(isPatientLocked(lock, ID, [ID])).toBe(false)
  }
})

test('no input throws, and a patient is unlocked only if every row says `locked: false`', () => {
  const ids = fc.constantFrom(ID, 'another', 42)
  const mention = fc.record(
    { uuid: fc.oneof(ids, fc.jsonValue()), locked: fc.oneof(fc.boolean(), fc.jsonValue()) },
    { requiredKeys: [] },
  )
  const anyRow = fc.oneof(fc.jsonValue(), fc.record({ patient_info: fc.oneof(mention, fc.jsonValue()) }))
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const lockOfPatient = lockLookup({ notes: rows })
      const lookupWithIdentified = lockLookup({ notes: [...rows, row(null)] })
      const mentions = rows.flatMap((any) => {
        const patient = (any as { patient_info?: { uuid?: unknown; locked?: unknown } | null } | null)?.patient_info
        const isReadable = typeof patient?.uuid === 'string' || typeof patient?.uuid === 'number'
        return isReadable ? [{ uuid: String(patient.uuid), locked: patient.locked }] : []
      })
      for (const { uuid, locked } of mentions) if (locked !== false) expect(lockOfPatient(uuid)).not.toBe('open')
      const mentioned = new Set(mentions.map(({ uuid }) => uuid.trim().toLowerCase()))
      if (!mentioned.has(ID)) expect(lockOfPatient(ID)).not.toBe('locked')
      expect(lookupWithIdentified(ID)).not.toBe('unknown')
    }),
  )
})

test('the PIN for a patient opens the reminders of this patient only', () => {
  const toReminders = (...patients: ({ uuid: string; isLocked: boolean } | null)[]) =>
    patients.map((patient) => ({ patient: patient && { ...patient, name: null } }) as Reminder)
  const list = toReminders({ uuid: 'a', isLocked: true }, { uuid: 'b', isLocked: true }, null)
  expect(withUnlockedPatients(list, [])).toEqual(list)
  expect(withUnlockedPatients(list, ['a'])).toEqual(
    toReminders({ uuid: 'a', isLocked: false }, { uuid: 'b', isLocked: true }, null),
  )
})

test('patients stay unlocked until the session ends, without duplicates', async () => {
  const scope = fork()
  for (const uuid of ['a', 'b', 'a']) await allSettled(patientUnlocked, { scope, params: uuid })
  expect(scope.getState($unlockedPatients)).toEqual(['a', 'b'])
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(scope.getState($unlockedPatients)).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPinNeeded, patientLocks } from './patient-lock'

const ID = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'
const row = (patient_info: unknown, more: object = {}) => ({ notes_uuid: 'n', read: false, patient_info, ...more })
const lockOf = (...rows: unknown[]) => patientLocks({ notes: rows }).lockOf(ID)

test('without a list every lock is unknown', () => {
  expect(patientLocks(undefined).lockOf(ID)).toBe('unknown')
})

test('a patient whom no reminder of the list mentions is open', () => {
  expect(lockOf()).toBe('open')
  expect(lockOf(row(null), row({ uuid: 'another', locked: true }))).toBe('open')
})

test.each([true, undefined, null, 0, 1, '', 'false', 'no', [], {}])('`locked: %j` is locked', (locked) => {
  expect(lockOf(row({ uuid: ID, locked }))).toBe('locked')
})

test('only `locked: false` in every reminder about the patient is open', () => {
  expect(lockOf(row({ uuid: ID, locked: false }), row({ uuid: ID, locked: false }))).toBe('open')
  expect(lockOf(row({ uuid: ID, locked: false }), row({ uuid: ID }))).toBe('locked')
})

test('a reminder without an id of its own still locks its patient', () => {
  expect(lockOf(row({ uuid: ID, locked: true }, { notes_uuid: undefined }))).toBe('locked')
})

test('an id is the same in capitals, between blanks and as a number', () => {
  expect(lockOf(row({ uuid: ` ${ID.toUpperCase()} `, locked: true }))).toBe('locked')
  expect(patientLocks({ notes: [row({ uuid: 42, locked: true })] }).lockOf('42')).toBe('locked')
})

test('the PIN is needed for a lock that is not open, until the doctor has given it for this patient', () => {
  expect(isPinNeeded('open', ID, [])).toBe(false)
  for (const lock of ['locked', 'unknown'] as const) {
    expect(isPinNeeded(lock, ID, ['another'])).toBe(true)
    expect(isPinNeeded(lock, ID, [ID])).toBe(false)
  }
})

test('whatever the rows are, nothing throws and a patient is open only where every mention says false', () => {
  const ids = fc.constantFrom(ID, 'another', 42)
  const mention = fc.record(
    { uuid: fc.oneof(ids, fc.jsonValue()), locked: fc.oneof(fc.boolean(), fc.jsonValue()) },
    { requiredKeys: [] },
  )
  const anyRow = fc.oneof(fc.jsonValue(), fc.record({ patient_info: fc.oneof(mention, fc.jsonValue()) }))
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const locks = patientLocks({ notes: rows })
      const mentions = rows.flatMap((any) => {
        const patient = (any as { patient_info?: { uuid?: unknown; locked?: unknown } | null } | null)?.patient_info
        const isReadable = typeof patient?.uuid === 'string' || typeof patient?.uuid === 'number'
        return isReadable ? [{ uuid: String(patient.uuid), locked: patient.locked }] : []
      })
      for (const { uuid, locked } of mentions) if (locked !== false) expect(locks.lockOf(uuid)).not.toBe('open')
      const mentioned = new Set(mentions.map(({ uuid }) => uuid.trim().toLowerCase()))
      if (!mentioned.has(ID)) expect(locks.lockOf(ID)).toBe('open')
    }),
  )
})

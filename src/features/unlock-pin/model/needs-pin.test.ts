import { expect, test } from 'vitest'
import type { PatientLock } from '@/entities/reminder'
import { type AccessIntent, needsPin } from './access-request'
import { createPatient } from '../../../../tests/support/patient'

const ID = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'
const patient = createPatient({ uuid: ID })
const card: AccessIntent = { kind: 'card', patient }
const call: AccessIntent = { kind: 'call', patient }
const followUp: AccessIntent = { kind: 'follow-up', patientId: ID, reminder: null }
const LOCKS: PatientLock[] = ['open', 'locked', 'unknown']

test.each([card, call, followUp])(
  '$kind: the PIN is needed unless the patient is known to be open or was unlocked',
  (intent) => {
    expect(LOCKS.map((lock) => needsPin({ intent }, lock, []))).toEqual([false, true, true])
    expect(LOCKS.map((lock) => needsPin({ intent }, lock, ['another']))).toEqual([false, true, true])
    expect(LOCKS.map((lock) => needsPin({ intent }, lock, [ID]))).toEqual([false, false, false])
  },
)

test.each<AccessIntent>([
  { kind: 'session', patientId: ID, sessionId: ID },
  { kind: 'room-locked', patientId: ID },
  { kind: 'label', patientId: ID, name: null },
])('$kind: the PIN is always needed', (intent) => {
  for (const unlocked of [[], [ID]]) {
    expect(LOCKS.map((lock) => needsPin({ intent }, lock, unlocked))).toEqual([true, true, true])
  }
})

test.each([card, followUp])('$kind: a link always needs the PIN', (intent) => {
  expect(LOCKS.map((lock) => needsPin({ intent, isLink: true }, lock, [ID]))).toEqual([true, true, true])
})

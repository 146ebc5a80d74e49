import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import type { Patient } from '@/entities/patient'
import { type PatientLock, readPatientLockFx } from '@/entities/reminder'
import { getListRemindersQueryKey } from '@/shared/api'
import { queryDataChanged } from '@/shared/query'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { cardLocked, patientDismissed, patientOpened } from './patient-card'

test('the lock of another patient does not lock the card', async () => {
  const patient = createPatient({ uuid: 'a' })
  const scope = fork({
    handlers: [[readPatientLockFx, (_client: unknown, patientId: string) => (patientId === 'a' ? 'open' : 'locked')]],
  })
  const locked = recordPayloads(cardLocked, scope)
  await allSettled(patientOpened, { scope, params: patient })
  await allSettled(readPatientLockFx, { scope, params: 'b' })
  expect(locked).toEqual([])
})

const A = createPatient({ uuid: 'a' })
const B = createPatient({ uuid: 'b' })

function setup() {
  const read = vi.fn<() => PatientLock>()
  const scope = fork({ handlers: [[readPatientLockFx, read]] })
  const locked = recordPayloads(cardLocked, scope)
  return {
    read,
    locked,
    open: (patient: Patient, lock: PatientLock) => {
      read.mockReturnValue(lock)
      return allSettled(patientOpened, { scope, params: patient })
    },
    close: () => allSettled(patientDismissed, { scope }),
    updateReminders: (lock: PatientLock) => {
      read.mockReturnValue(lock)
      return allSettled(queryDataChanged, { scope, params: getListRemindersQueryKey() })
    },
  }
}

test.each<{ lock: PatientLock; later: PatientLock[]; cards: Patient[] }>([
  { lock: 'open', later: ['open'], cards: [] },
  { lock: 'open', later: ['locked'], cards: [A] },
  { lock: 'open', later: ['unknown'], cards: [A] },
  { lock: 'open', later: ['open', 'locked'], cards: [A] },
  // The PIN was entered.
  { lock: 'locked', later: ['locked'], cards: [] },
  { lock: 'unknown', later: ['locked'], cards: [] },
  { lock: 'locked', later: ['open', 'locked'], cards: [] },
])('a card is locked only if it was opened without the PIN: $lock, then $later', async ({ lock, later, cards }) => {
  const { open, updateReminders, locked } = setup()
  await open(A, lock)
  for (const next of later) await updateReminders(next)
  expect(locked).toEqual(cards)
})

test('the lock at the opening is that of the opened patient', async () => {
  const { open, updateReminders, locked } = setup()
  await open(A, 'open')
  await open(B, 'locked')
  await updateReminders('locked')
  expect(locked).toEqual([])
})

test('without a card no lock is read', async () => {
  const { read, open, close, updateReminders } = setup()
  await updateReminders('locked')
  expect(read).not.toHaveBeenCalled()
  await open(A, 'open')
  await close()
  await updateReminders('locked')
  expect(read).toHaveBeenCalledOnce()
})

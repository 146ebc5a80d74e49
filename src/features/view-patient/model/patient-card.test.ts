import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { readPatientLockFx } from '@/entities/reminder'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { cardLocked, patientOpened } from './patient-card'

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

import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { recentPatientAdded } from '@/entities/patient'
import { type PatientLock, readPatientLockFx } from '@/entities/reminder'
import { getListRemindersQueryKey } from '@/shared/api'
import { $areFeaturesReady } from '@/shared/lifecycle'
import { queryDataChanged } from '@/shared/query'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import {
  $access,
  accessGranted,
  type AccessIntent,
  type AccessRequest,
  accessRequested,
  pinVerification,
} from './access-request'

const ID = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'
const patient = createPatient({ uuid: ID })
const card: AccessIntent = { kind: 'card', patient }
const followUp: AccessIntent = { kind: 'follow-up', patientId: ID }

/** Requests access that needs the PIN. `update` reports new reminders, in which the patient has this lock and all others are open. */
async function setup(request: AccessRequest) {
  let current: PatientLock = 'unknown'
  const scope = fork({
    values: [[$areFeaturesReady, true]],
    handlers: [[readPatientLockFx, (_client: unknown, patientId: string) => (patientId === ID ? current : 'open')]],
  })
  const granted = recordPayloads(accessGranted, scope)
  await allSettled(accessRequested, { scope, params: { lock: 'unknown', ...request } })
  return {
    scope,
    granted,
    access: () => scope.getState($access),
    update: (lock: PatientLock) => {
      current = lock
      return allSettled(queryDataChanged, { scope, params: getListRemindersQueryKey() })
    },
  }
}

test.each<[AccessIntent]>([[card], [{ kind: 'call', patient }], [followUp]])(
  'the PIN is no longer asked for when the reminders say that the patient is open: %o',
  async (intent) => {
    const { scope, granted, access, update } = await setup({ intent })
    const recent = recordPayloads(recentPatientAdded, scope)
    await update('unknown')
    expect(access()).toEqual({ status: 'pin-required', intent, lock: 'unknown' })
    await update('locked')
    expect(access()).toEqual({ status: 'pin-required', intent, lock: 'locked' })
    expect(granted).toEqual([])
    await update('open')
    expect(access()).toEqual({ status: 'idle' })
    expect(scope.getState(pinVerification.$state).status).toBe('closed')
    expect(granted).toEqual([intent])
    expect(recent).toEqual('patient' in intent ? [patient] : [])
  },
)

test.each<[AccessRequest]>([
  [{ intent: { kind: 'card', patient: { ...patient, name: null } }, isLink: true }],
  [{ intent: followUp, isLink: true }],
  [{ intent: { kind: 'label', patientId: ID, name: null } }],
])('what always needs the PIN is not opened by the reminders: %o', async (request) => {
  const { granted, access, update } = await setup(request)
  await update('open')
  expect(access()).toEqual({ status: 'pin-required', ...request, lock: 'open' })
  expect(granted).toEqual([])
})

test('a lock that is known after another patient was requested does not open that patient', async () => {
  const read = Promise.withResolvers<PatientLock>()
  const scope = fork({
    values: [[$areFeaturesReady, true]],
    handlers: [[readPatientLockFx, () => read.promise]],
  })
  const granted = recordPayloads(accessGranted, scope)
  await allSettled(accessRequested, { scope, params: { intent: card, lock: 'locked' } })
  const updated = allSettled(queryDataChanged, { scope, params: getListRemindersQueryKey() })
  const other: AccessRequest = { intent: { kind: 'card', patient: createPatient() }, lock: 'locked' }
  void allSettled(accessRequested, { scope, params: other })
  read.resolve('open')
  await updated
  expect(granted).toEqual([])
  expect(scope.getState($access)).toEqual({ status: 'pin-required', ...other })
})

import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { patientChosen } from '@/entities/patient'
import { fetchReminderPatientFx } from '@/entities/reminder'
import { featuresReady } from '@/shared/lifecycle'

test('a patient who is chosen in the list before the features are loaded is opened when they are ready', async () => {
  const scope = fork({ handlers: [[fetchReminderPatientFx, () => ({ lock: 'locked', name: null })]] })
  const patient = { uuid: 'p', name: 'Ali', surname: null, phone: null, birthDate: null, citizenshipNumber: null }
  await allSettled(patientChosen, { scope, params: patient })
  await import('./patients')
  const { $access } = await import('@/features/unlock-pin')
  await allSettled(featuresReady, { scope })
  expect(scope.getState($access)).toEqual({ status: 'pin-required', intent: { kind: 'card', patient }, lock: 'locked' })
})

// @vitest-environment happy-dom
import { allSettled, type EventCallable, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { patientChosen } from '@/entities/patient'
import { fetchReminderPatientFx } from '@/entities/reminder'
import { labelRequested } from '@/features/print-label'
import { $access, accessRequested } from '@/features/unlock-pin'
import { featuresReady } from '@/shared/lifecycle'
import { keyPressed } from '@/shared/shortcuts'
import { $openedPatient, printFx, sendTransactionsFx } from '../../../../tests/support/vitest/feature-internals'
import { fakeClinicSwitch, OLD } from '../../../../tests/support/vitest/fake-clinic-switch'
import { createPatient } from '../../../../tests/support/vitest/patient'

test('a patient who is chosen in the list before the features are loaded is opened when they are ready', async () => {
  const scope = fork({ handlers: [[fetchReminderPatientFx, () => ({ lock: 'locked', name: null })]] })
  const patient = createPatient()
  await allSettled(patientChosen, { scope, params: patient })
  await import('./patients')
  await allSettled(featuresReady, { scope })
  expect(scope.getState($access)).toEqual({ status: 'pin-required', intent: { kind: 'card', patient }, lock: 'locked' })
})

test('a clinic switch that started before the features were loaded: nothing opens over it, no transactions request is sent', async () => {
  const print = vi.fn(async () => {})
  const send = vi.fn(async () => {})
  const startAfter = async <Payload>(requested: EventCallable<Payload>, params: Payload) => {
    const { values, handlers, startSwitch } = fakeClinicSwitch()
    const scope = fork({ values, handlers: [...handlers, [printFx, print], [sendTransactionsFx, send]] })
    await allSettled(requested, { scope, params })
    await startSwitch(scope)
    return scope
  }
  const patient = createPatient()
  const pin = await startAfter(accessRequested, { intent: { kind: 'room-locked', patientId: OLD }, lock: 'locked' })
  const card = await startAfter(accessRequested, { intent: { kind: 'card', patient }, lock: 'open' })
  const label = await startAfter(labelRequested, { patientId: OLD, name: null })
  await Promise.all([import('./patients'), import('./clinic-switch')])
  for (const scope of [pin, card, label]) void allSettled(featuresReady, { scope })
  await vi.dynamicImportSettled()
  expect(pin.getState($access)).toEqual({ status: 'idle' })
  expect(card.getState($openedPatient)).toBeNull()
  expect(print).not.toHaveBeenCalled()
  const event = new KeyboardEvent('keydown', { key: 'Enter', metaKey: true, altKey: true })
  void allSettled(keyPressed, { scope: pin, params: { event, isApple: true, isInPipWindow: false, isBlocked: false } })
  expect(send).not.toHaveBeenCalled()
})

// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { labelDismissed } from '@/features/print-label'
import { sendingBlockedChanged } from '@/features/send-transactions'
import { clinicChosen } from '@/features/switch-clinic'
import { $access, accessDismissed, accessRequested } from '@/features/unlock-pin'
import { patientDismissed } from '@/features/view-patient'
import { $areFeaturesReady, featuresReady } from '@/shared/lifecycle'
import { tabMessageSent } from '@/shared/tabs'
import { fakeClinicSwitch, NEW, OLD } from '../../../../tests/support/vitest/fake-clinic-switch'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './clinic-switch'

function setup() {
  const reloadPage = vi.spyOn(location, 'reload').mockReturnValue()
  const { acquireLock, values, handlers, startSwitch } = fakeClinicSwitch()
  const scope = fork({
    values: [...values, [$areFeaturesReady, true]],
    handlers,
  })
  const sent = recordPayloads(tabMessageSent, scope)
  return { scope, sent, startSwitch: () => startSwitch(scope), acquireLock, reloadPage }
}

test('a switch reloads this page and sends the other tabs a message without the new clinic', async () => {
  const { scope, sent, acquireLock, reloadPage } = setup()
  acquireLock.mockResolvedValue({ release: () => {}, cookie: OLD })
  await allSettled(clinicChosen, { scope, params: NEW })
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(sent).toEqual(['clinic-changed'])
})

test('the PIN dialog closes and a label is dropped when a switch starts, and no dialog opens while it is running', async () => {
  const { scope, startSwitch } = setup()
  const intent = { kind: 'room-locked', patientId: OLD } as const
  const request = { intent, lock: 'locked' } as const
  const labelDropped = vi.fn()
  createWatch({ unit: labelDismissed, fn: labelDropped, scope })
  void allSettled(accessRequested, { scope, params: request })
  expect(scope.getState($access)).toEqual({ status: 'pin-required', ...request })
  expect(labelDropped).not.toHaveBeenCalled()
  await startSwitch()
  expect(labelDropped).toHaveBeenCalledOnce()
  expect(scope.getState($access)).toEqual({ status: 'idle' })
  void allSettled(accessRequested, { scope, params: request })
  expect(scope.getState($access)).toEqual({ status: 'idle' })
})

test('a PIN dialog, card or label that was requested before the features were loaded does not open over a switch', async () => {
  const { scope, startSwitch } = setup()
  await startSwitch()
  const dismissed = vi.fn()
  for (const unit of [accessDismissed, patientDismissed, labelDismissed]) createWatch({ unit, fn: dismissed, scope })
  void allSettled(featuresReady, { scope })
  expect(dismissed).toHaveBeenCalledTimes(3)
})

test('a switch that started before the features were loaded blocks the transactions request', async () => {
  const { scope, startSwitch } = setup()
  await startSwitch()
  const blocked = vi.fn()
  createWatch({ unit: sendingBlockedChanged, fn: blocked, scope })
  void allSettled(featuresReady, { scope })
  expect(blocked).toHaveBeenCalledExactlyOnceWith(true)
})

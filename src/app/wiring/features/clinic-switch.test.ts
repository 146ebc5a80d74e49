// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $selectedCompany } from '@/entities/company'
import { labelDismissed } from '@/features/print-label'
import { sendingBlockedChanged } from '@/features/send-transactions'
import { clinicChosen } from '@/features/switch-clinic'
import { $access, accessDismissed, accessRequested } from '@/features/unlock-pin'
import { patientDismissed } from '@/features/view-patient'
import { getListCompaniesQueryKey } from '@/shared/api'
import { $authToken } from '@/shared/auth'
import { $areFeaturesReady, featuresReady, reloadPageFx } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { tabMessageSent } from '@/shared/tabs'
import { fakeClinicSwitch } from '../../../../tests/support/vitest/fake-clinic-switch'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './clinic-switch'

const OLD = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'
const NEW = '8d2e6b14-0f3a-4c79-9b58-3e7a1c5d9f02'

function setup() {
  const reloadPage = vi.fn()
  const { acquireLock, handlers } = fakeClinicSwitch()
  const client = createPortalQueryClient()
  client.setQueryData(getListCompaniesQueryKey(), { companies: [{ uuid: OLD }, { uuid: NEW }] })
  const scope = fork({
    values: [
      [$areFeaturesReady, true],
      [$authToken, 'token'],
      [$selectedCompany, OLD],
      [$queryClient, client],
    ],
    handlers: [...handlers, [reloadPageFx, reloadPage]],
  })
  const received = recordPayloads(tabMessageSent, scope)
  /** Another tab holds the lock. */
  const startSwitch = async () => {
    acquireLock.mockReturnValue(new Promise(() => {}))
    void allSettled(clinicChosen, { scope, params: NEW })
    await vi.waitFor(() => expect(acquireLock).toHaveBeenCalled())
  }
  return { scope, received, startSwitch, acquireLock, reloadPage }
}

test('a switch reloads this page and sends the other tabs a message without the new clinic', async () => {
  const { scope, received, acquireLock, reloadPage } = setup()
  acquireLock.mockResolvedValue({ release: () => {}, cookie: OLD })
  await allSettled(clinicChosen, { scope, params: NEW })
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(received).toEqual([{ kind: 'clinic-changed' }])
})

test('the PIN dialog closes and a label is dropped when a switch starts, and no dialog opens while it is running', async () => {
  const { scope, startSwitch } = setup()
  const intent = { kind: 'room-locked', patientId: OLD } as const
  const request = { intent, lock: 'locked' } as const
  const labelDropped = vi.fn()
  createWatch({ unit: labelDismissed, fn: labelDropped, scope })
  void allSettled(accessRequested, { scope, params: request })
  expect(scope.getState($access)).toEqual({ status: 'asking', intent })
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

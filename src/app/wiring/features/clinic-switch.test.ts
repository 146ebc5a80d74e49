// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { labelDismissed } from '@/features/print-label'
import { $isSwitching, clinicChosen } from '@/features/switch-clinic'
import { $access, accessRequested } from '@/features/unlock-pin'
import { $areFeaturesReady, $areWritesBlocked } from '@/shared/lifecycle'
import { tabMessageReceived, tabMessageRequested } from '@/shared/tabs'
import { $openedPatient } from '../../../../tests/support/vitest/feature-internals'
import { fakeClinicSwitch, NEW, OLD } from '../../../../tests/support/vitest/fake-clinic-switch'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './clinic-switch'
import './patients'

function setup() {
  const reloadPage = vi.spyOn(location, 'reload').mockReturnValue()
  const { acquireLock, values, handlers, startSwitch } = fakeClinicSwitch()
  const scope = fork({
    values: [...values, [$areFeaturesReady, true]],
    handlers,
  })
  const sent = recordPayloads(tabMessageRequested, scope)
  return { scope, sent, startSwitch: () => startSwitch(scope), acquireLock, reloadPage }
}

test('a switch reloads this page and sends the other tabs a message without the new clinic', async () => {
  const { scope, sent, acquireLock, reloadPage } = setup()
  acquireLock.mockResolvedValue({ release: () => {}, cookie: OLD })
  await allSettled(clinicChosen, { scope, params: NEW })
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(sent).toEqual(['clinic-switch-started', 'clinic-changed'])
})

test.each(['clinic-changed', 'clinic-switch-failed'] as const)(
  'while another tab switches, until its message %s, no patient is open and no write is sent',
  async (ended) => {
    vi.useFakeTimers()
    const { scope } = setup()
    const request = { intent: { kind: 'card', patient: createPatient({ uuid: OLD }) }, lock: 'open' } as const
    const openCard = () => allSettled(accessRequested, { scope, params: request })
    await openCard()
    expect(scope.getState($openedPatient)).toEqual(request.intent.patient)
    await allSettled(tabMessageReceived, { scope, params: 'clinic-switch-started' })
    expect(scope.getState($openedPatient)).toBeNull()
    expect(scope.getState($areWritesBlocked)).toBe(true)
    await openCard()
    expect(scope.getState($openedPatient)).toBeNull()
    await allSettled(tabMessageReceived, { scope, params: ended })
    await openCard()
    expect(scope.getState($openedPatient)).toEqual(request.intent.patient)
    expect(scope.getState($areWritesBlocked)).toBe(false)
  },
)

test('a switch of another tab that does not report its end counts as failed after 20 seconds', async () => {
  vi.useFakeTimers()
  const { scope, sent } = setup()
  await allSettled(tabMessageReceived, { scope, params: 'clinic-switch-started' })
  await vi.advanceTimersByTimeAsync(19_999)
  expect([scope.getState($isSwitching), sent]).toEqual([true, []])
  await vi.advanceTimersByTimeAsync(1)
  expect([scope.getState($isSwitching), sent]).toEqual([false, ['clinic-switch-failed']])
})

test('the PIN dialog closes and a label is dropped when a switch starts, and no dialog opens while it is running', async () => {
  const { scope, startSwitch } = setup()
  const intent = { kind: 'room-locked', patientId: OLD } as const
  const request = { intent, lock: 'locked' } as const
  const labelDropped = recordPayloads(labelDismissed, scope)
  void allSettled(accessRequested, { scope, params: request })
  expect(scope.getState($access)).toEqual({ status: 'pin-required', ...request })
  expect(labelDropped).toEqual([])
  await startSwitch()
  expect(labelDropped).toHaveLength(1)
  expect(scope.getState($access)).toEqual({ status: 'idle' })
  void allSettled(accessRequested, { scope, params: request })
  expect(scope.getState($access)).toEqual({ status: 'idle' })
})

test('a card whose lock is known to be open does not stay open during a switch', async () => {
  const { scope, startSwitch } = setup()
  const request = { intent: { kind: 'card', patient: createPatient({ uuid: OLD }) }, lock: 'open' } as const
  void allSettled(accessRequested, { scope, params: request })
  expect(scope.getState($openedPatient)).toEqual(request.intent.patient)
  await startSwitch()
  expect(scope.getState($openedPatient)).toBeNull()
  void allSettled(accessRequested, { scope, params: request })
  expect(scope.getState($openedPatient)).toBeNull()
})

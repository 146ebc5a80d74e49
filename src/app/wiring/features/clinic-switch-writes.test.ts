import { allSettled, fork, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import { type BulkChange, bulkRequested, changeRequested } from '@/entities/notification'
import { $isSwitching, clinicChosen } from '@/features/switch-clinic'
import { sendChangeFx, sendItemFx } from '../../../../tests/support/vitest/entity-internals'
import { sendTransactionsFx, submitFx, ticketSubmitted } from '../../../../tests/support/vitest/feature-internals'
import { fakeClinicSwitch, NEW } from '../../../../tests/support/vitest/fake-clinic-switch'
import { TICKET } from '../../../../tests/support/vitest/ticket-request'
import './clinic-switch'

test.each([
  ['a ticket', (scope: Scope) => allSettled(ticketSubmitted, { scope, params: { values: TICKET, details: '' } })],
  ['a transactions request', (scope: Scope) => allSettled(sendTransactionsFx, { scope })],
])('%s delays a clinic switch until the platform has responded (F-C14)', async (_, send) => {
  const response = Promise.withResolvers<object>()
  const { acquireLock, values, handlers } = fakeClinicSwitch()
  acquireLock.mockReturnValue(new Promise(() => {}))
  const scope = fork({
    values,
    handlers: [...handlers, [submitFx, () => response.promise], [sendTransactionsFx, () => response.promise]],
  })
  void send(scope)
  void allSettled(clinicChosen, { scope, params: NEW })
  await vi.waitFor(() => expect(scope.getState($isSwitching)).toBe(true))
  expect(acquireLock).not.toHaveBeenCalled()
  response.resolve({ response: { ticket: { uuid: 'T-104' } }, at: 0 })
  await vi.waitFor(() => expect(acquireLock).toHaveBeenCalledOnce())
})

test('changes of notifications that are requested during a clinic switch are not sent', async () => {
  const { acquireLock, values, handlers } = fakeClinicSwitch()
  acquireLock.mockReturnValue(new Promise(() => {}))
  const send = vi.fn(async () => {})
  const scope = fork({ values, handlers: [...handlers, [sendChangeFx, send], [sendItemFx, send]] })
  void allSettled(clinicChosen, { scope, params: NEW })
  await vi.waitFor(() => expect(acquireLock).toHaveBeenCalledOnce())
  void allSettled(changeRequested, { scope, params: { uuid: 'a', to: 'shown' } })
  const bulk: BulkChange = { to: 'shown', notifications: [{ uuid: 'b', patientName: null }] }
  void allSettled(bulkRequested, { scope, params: bulk })
  expect(send).not.toHaveBeenCalled()
})

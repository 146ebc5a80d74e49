import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { changeRequested, sendChangeFx } from '@/entities/notification'
import { sendTransactionsFx } from '@/features/send-transactions'
import { $hasPendingWrites } from '@/features/switch-clinic'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import './clinic-switch'

test('a notification that is being hidden delays a clinic switch until the platform has responded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const scope = fork({
    values: [[$queryClient, createPortalQueryClient()]],
    handlers: [[sendChangeFx, () => promise]],
  })
  const uuid = '00000000-0000-4000-8000-000000000001'
  const changed = allSettled(changeRequested, { scope, params: { uuid, to: 'hidden' } })
  expect(scope.getState($hasPendingWrites)).toBe(true)
  resolve()
  await changed
  expect(scope.getState($hasPendingWrites)).toBe(false)
})

test('a transactions request delays a clinic switch until the platform has responded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const scope = fork({ handlers: [[sendTransactionsFx, () => promise]] })
  const sent = allSettled(sendTransactionsFx, { scope })
  expect(scope.getState($hasPendingWrites)).toBe(true)
  resolve()
  await sent
  expect(scope.getState($hasPendingWrites)).toBe(false)
})

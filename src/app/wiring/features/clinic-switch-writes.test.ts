import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { sendTransactionsFx } from '@/features/send-transactions'
import { $hasPendingWrites } from '@/features/switch-clinic'
import './clinic-switch'

test('a transactions request delays a clinic switch until the platform has responded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const scope = fork({ handlers: [[sendTransactionsFx, () => promise]] })
  const sent = allSettled(sendTransactionsFx, { scope })
  expect(scope.getState($hasPendingWrites)).toBe(true)
  resolve()
  await sent
  expect(scope.getState($hasPendingWrites)).toBe(false)
})

// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { $queryClient } from '@/shared/query'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { createRespondingClient } from '../../../../tests/support/vitest/responding-client'
import { pinAccepted, screenLocked, screenUnlocked } from './screen-lock'
import { unlockVerification } from './unlock'

test('a PIN whose check ends after another tab has unlocked the screen is no input of the user', async () => {
  const response = Promise.withResolvers<unknown>()
  const scope = fork({ values: [[$queryClient, createRespondingClient(() => response.promise)]] })
  const accepted = recordPayloads(pinAccepted, scope)
  await allSettled(screenLocked, { scope })
  const checked = allSettled(unlockVerification.submitted, { scope, params: new OneTimeSecret('1234') })
  void allSettled(screenUnlocked, { scope })
  response.resolve({ userInfo: { uuid: 'u', pin: '1234' } })
  await checked
  expect(accepted).toEqual([])
})

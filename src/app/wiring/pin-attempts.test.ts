// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { createPinVerification } from '@/entities/pin'
import { $authToken, sessionEnded, tokenReceived } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient } from '@/shared/query'
import { createRespondingClient } from '../../../tests/support/vitest/responding-client'
import './session'

const KEY = 'portal.pin-tries'
const verification = createPinVerification()

async function setup() {
  const respond = vi.fn(async (): Promise<unknown> => ({ userInfo: { uuid: 'u', pin: '1234' } }))
  const scope = fork({
    values: [
      [$authToken, 'token'],
      [$queryClient, createRespondingClient(respond)],
    ],
  })
  await allSettled(verification.started, { scope })
  const submit = (pin: string) => allSettled(verification.submitted, { scope, params: new OneTimeSecret(pin) })
  await submit('9999')
  expect(deviceStorage.read(KEY)).not.toBeNull()
  return { scope, respond, submit }
}

test('a page that starts without a session clears the failed attempts of the last one (F-R21)', async () => {
  await setup()
  await allSettled(appStarted, { scope: fork() })
  expect(deviceStorage.read(KEY)).toBeNull()
})

test('a sign-in clears the failed attempts of the last session (F-R21)', async () => {
  const { scope } = await setup()
  await allSettled(tokenReceived, { scope, params: 'fresh' })
  expect(deviceStorage.read(KEY)).toBeNull()
})

test('the end of the session clears the failed attempts and the attempt of a pending check', async () => {
  const { scope, respond, submit } = await setup()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  respond.mockReturnValue(promise)
  const typed = submit('1234')
  const ended = allSettled(sessionEnded, { scope, params: 'signed-out' })
  resolve({ userInfo: { uuid: 'u', pin: '5678' } })
  await Promise.all([typed, ended])
  expect(scope.getState(verification.$state)).toEqual({ status: 'closed' })
  expect(deviceStorage.read(KEY)).toBeNull()
})

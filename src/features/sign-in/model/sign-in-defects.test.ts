import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { saveTokenFx } from '@/shared/auth'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { errorCaught } from '@/shared/runtime-errors'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { $signInStatus, requestTokenFx, signInSubmitted } from './sign-in'

const defect = new TypeError('a defect')
const fail = (): Promise<never> => Promise.reject(defect)

test.each([
  ['the request', 'server', fail, (token: string) => token],
  ['storing the token', 'cookiesBlocked', async (): Promise<string> => 'token', fail],
] as const)(
  'a defect in %s is shown as the failure %s, and reported (F-R06)',
  async (_, error, requestToken, saveToken) => {
    vi.useFakeTimers()
    const scope = fork({
      handlers: [
        [requestTokenFx, requestToken],
        [saveTokenFx, saveToken],
      ],
    })
    const errors = recordPayloads(errorCaught, scope)
    const params = { email: 'doctor@demo.clinic', password: new OneTimeSecret('demo') }
    const settled = allSettled(signInSubmitted, { scope, params })
    await vi.runAllTimersAsync()
    await settled
    expect(scope.getState($signInStatus)).toEqual({ kind: 'failed', error })
    expect(errors).toEqual([{ kind: 'uncaught', error: defect }])
  },
)

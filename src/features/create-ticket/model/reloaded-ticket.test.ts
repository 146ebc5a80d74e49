// @vitest-environment happy-dom
import { allSettled, type EffectParams, fork, scopeBind } from 'effector'
import { beforeEach, expect, test } from 'vitest'
import { fetchCurrentUserFx } from '@/entities/user'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { featuresStarted } from '@/shared/lifecycle'
import { TICKET } from '../../../../tests/support/vitest/ticket-request'
import { submitFx, ticketSubmitted, uploadProgressed } from './submit-ticket'
import { $draft, draftReplaced, fieldChanged } from './ticket-draft'
import { $submitStatus, ticketRequested } from './ticket-drawer'

const IDLE = { kind: 'idle' }
const MAY_EXIST = { kind: 'cancelled', mayBeDelivered: true }

beforeEach(() => sessionStorage.setItem('portal.doctor', 'doctor'))

/** A loaded page. A ticket that is sent there gets no response unless the test makes it fail. */
async function load({ isRecognized = true } = {}) {
  const response = Promise.withResolvers<never>()
  const fail = (kind: ApiErrorKind) => response.reject(new ApiError({ kind, operation: 'POST' }))
  const send = ({ controller }: EffectParams<typeof submitFx>) => {
    controller.signal.addEventListener('abort', () => fail('cancelled'))
    return response.promise
  }
  const scope = fork({
    handlers: [
      [fetchCurrentUserFx, () => 'doctor'],
      [submitFx, send],
    ],
  })
  const type = () => scopeBind(fieldChanged, { scope })({ field: 'subject', value: 'Takvim' })
  await allSettled(featuresStarted, { scope })
  if (isRecognized) await allSettled(fetchCurrentUserFx, { scope })
  return {
    scope,
    fail,
    type,
    status: () => scope.getState($submitStatus),
    /** @param progress of the upload */
    send: (progress: number) => {
      type()
      const settled = allSettled(ticketSubmitted, { scope, params: { values: TICKET, details: '' } })
      scopeBind(uploadProgressed, { scope })(progress)
      return { settled }
    },
  }
}

test.each([0.4, 1])(
  'a reload while a ticket is sent (%d) says that it may exist, and so does the next one',
  async (sent) => {
    const { send } = await load()
    send(sent)
    const { scope, status } = await load()
    expect(scope.getState($draft)).toEqual({ subject: 'Takvim' })
    expect(status()).toEqual(MAY_EXIST)
    expect((await load()).status()).toEqual(MAY_EXIST)
  },
)

test.each([
  ['was sent completely and cancelled', 1, 'cancelled', MAY_EXIST],
  ['was cancelled before that', 0.4, 'cancelled', IDLE],
  ['got no response, as in a Firefox that leaves the page', 1, 'offline', MAY_EXIST],
  ['lost the connection during the upload', 0.4, 'offline', MAY_EXIST],
  ['got no response in time', 1, 'timeout', MAY_EXIST],
  ['was not sent without a connection', 0, 'offline', IDLE],
  ['was rejected', 1, 'rejected', IDLE],
] as const)('a reload after a ticket %s', async (_what, progress, kind, status) => {
  const { send, fail } = await load()
  const { settled } = send(progress)
  fail(kind)
  await settled
  expect((await load()).status()).toEqual(status)
})

test('a form that is cleared after the reload has not been sent', async () => {
  const before = await load()
  before.send(1)
  const { scope, type } = await load()
  await allSettled(draftReplaced, { scope, params: {} })
  type()
  await allSettled(ticketRequested, { scope })
  const { scope: next, status } = await load()
  expect(next.getState($draft)).toEqual({ subject: 'Takvim' })
  expect(status()).toEqual(IDLE)
})

test('a ticket that is sent before the user is known stays in the state of sending', async () => {
  const before = await load()
  before.send(1)
  const { scope, send, status } = await load({ isRecognized: false })
  send(0.4)
  await scopeBind(fetchCurrentUserFx, { scope })()
  expect(status()).toEqual({ kind: 'sending', progress: 0.4 })
})

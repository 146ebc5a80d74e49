import { allSettled, type EffectParams, fork, type Scope, scopeBind } from 'effector'
import { expect, test } from 'vitest'
import { ApiError } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { toastRequested } from '@/shared/toasts'
import { pngFile } from '../../../../tests/support/vitest/png'
import { TICKET } from '../../../../tests/support/vitest/ticket-request'
import { $attachment } from './attachment'
import { $fieldErrors, $retryAt, submitFx, ticketSubmitted } from './submit-ticket'
import { $submitStatus, filesAdded, ticketDismissed, ticketRequested } from './ticket-drawer'
import { $tickets, ticketDataCleared } from './tickets'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const failure = (kind: 'cancelled' | 'server' | 'rejected', fields: Record<string, string[]> = {}) =>
  new ApiError({ kind, operation: 'POST', text: { message: null, fields }, retryAt: 1 })

/** A ticket that is being sent. Its request rejects when it is aborted, unless the test responds before. */
async function setup() {
  const response = Promise.withResolvers<{ response: object; at: number }>()
  const send = ({ controller }: EffectParams<typeof submitFx>) => {
    controller.signal.addEventListener('abort', () => response.reject(failure('cancelled')))
    return response.promise
  }
  const scope = fork({ handlers: [[submitFx, send]] })
  await allSettled(ticketRequested, { scope })
  await allSettled(filesAdded, { scope, params: [pngFile()] })
  const settled = allSettled(ticketSubmitted, { scope, params: { values: TICKET, details: '' } })
  const toasts = recordPayloads(toastRequested, scope)
  return {
    scope,
    response,
    settled,
    toasts,
    status: () => scope.getState($submitStatus),
    left: () => [
      scope.getState($submitStatus).kind,
      scope.getState($attachment),
      scope.getState($fieldErrors),
      scope.getState($retryAt),
      scope.getState($tickets),
      toasts,
    ],
  }
}

type Test = Awaited<ReturnType<typeof setup>>

const NOTHING = ['idle', null, {}, null, [], []]
const ENDS = [
  ['the session ends', (scope: Scope) => scopeBind(sessionEnded, { scope })('signed-out')],
  ['the tab belongs to another user', (scope: Scope) => scopeBind(ticketDataCleared, { scope })()],
] as const

test.each(ENDS)('if %s, the request is aborted and leaves no notice', async (_what, end) => {
  const { scope, settled, status, left } = await setup()
  expect(status().kind).toBe('sending')
  end(scope)
  await settled
  expect(left()).toEqual(NOTHING)
})

const RESPONSES = [
  ['a success', ({ response }: Test) => response.resolve({ response: { ticket: {} }, at: 0 })],
  ['a failure', ({ response }: Test) => response.reject(failure('server'))],
] as const

test.each(ENDS.flatMap(([end, stop]) => RESPONSES.map(([result, respond]) => [end, result, stop, respond] as const)))(
  'if %s, %s that has already arrived is ignored',
  async (_end, _result, end, respond) => {
    const ticket = await setup()
    respond(ticket)
    end(ticket.scope)
    await ticket.settled
    expect(ticket.left()).toEqual(NOTHING)
  },
)

test.each(ENDS)('if %s, the failure of a ticket is not shown any more', async (_what, end) => {
  const { scope, response, settled, toasts, status, left } = await setup()
  scopeBind(ticketDismissed, { scope })()
  response.reject(failure('rejected', { subject: ['Çok kısa.'] }))
  await settled
  expect([status().kind, scope.getState($retryAt)]).toEqual(['failed', 1])
  toasts.length = 0
  end(scope)
  expect(left()).toEqual(NOTHING)
})

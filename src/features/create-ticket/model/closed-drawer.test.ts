import { allSettled, fork, scopeBind } from 'effector'
import { expect, test } from 'vitest'
import { ApiError } from '@/shared/api'
import { errorCaught } from '@/shared/runtime-errors'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { pngFile } from '../../../../tests/support/vitest/png'
import { TICKET } from '../../../../tests/support/vitest/ticket-request'
import { AttachmentRejectedError } from '../lib/submit-error'
import { $isSubmittingTicket, filesAdded, ticketDismissed, ticketRequested } from './ticket-drawer'
import { submitFx, ticketSubmitted } from './submit-ticket'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const STILL_SENDING: ToastContent = { tone: 'info', text: { key: 'ticketStillSending' } }
const FAILED: ToastContent = {
  tone: 'danger',
  text: { key: 'ticketFailed' },
  action: { label: 'show', event: ticketRequested },
}

async function setup() {
  const response = Promise.withResolvers<object>()
  const send = async () => ({ response: await response.promise, at: 0 })
  const scope = fork({ handlers: [[submitFx, send]] })
  const toasts = recordPayloads(toastRequested, scope)
  await allSettled(ticketRequested, { scope })
  await allSettled(filesAdded, { scope, params: [pngFile()] })
  const close = scopeBind(ticketDismissed, { scope })
  return {
    scope,
    toasts,
    response,
    close,
    submitAndClose() {
      const settled = allSettled(ticketSubmitted, { scope, params: { values: TICKET, details: '' } })
      close()
      return settled
    },
  }
}

test('closing the drawer does not cancel the request: a toast says so, and the toast of a failure reopens it (F-R22)', async () => {
  const { scope, toasts, response, submitAndClose } = await setup()
  const settled = submitAndClose()
  expect(scope.getState($isSubmittingTicket)).toBe(true)
  expect(toasts).toEqual([STILL_SENDING])
  response.reject(new ApiError({ kind: 'server', operation: 'POST', text: { message: null, fields: {} } }))
  await settled
  expect(toasts).toEqual([STILL_SENDING, FAILED])
})

test('a toast shows that a ticket was created after the drawer was closed (F-R22)', async () => {
  const { toasts, response, submitAndClose } = await setup()
  const settled = submitAndClose()
  response.resolve({ ticket: { uuid: 'T-104' } })
  await settled
  expect(toasts).toEqual([STILL_SENDING, { tone: 'success', text: { key: 'ticketCreated' } }])
})

test('a file that is rejected after the drawer was closed shows a toast that reopens it (F-R22)', async () => {
  const { toasts, response, submitAndClose } = await setup()
  const settled = submitAndClose()
  response.reject(new AttachmentRejectedError('unreadable'))
  await settled
  expect(toasts).toEqual([STILL_SENDING, FAILED])
})

test('a defect is shown like a failure of the platform, and reported (F-R06)', async () => {
  const { scope, toasts, response, submitAndClose } = await setup()
  const errors = recordPayloads(errorCaught, scope)
  const settled = submitAndClose()
  const error = new TypeError('a defect')
  response.reject(error)
  await settled
  expect(toasts).toEqual([STILL_SENDING, FAILED])
  expect(errors).toEqual([{ kind: 'uncaught', error }])
})

test('closing the drawer without a submission shows no toast (F-R22)', async () => {
  const { toasts, close } = await setup()
  close()
  expect(toasts).toEqual([])
})

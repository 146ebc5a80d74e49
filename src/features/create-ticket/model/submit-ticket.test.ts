import { allSettled, type EffectParams, fork, scopeBind } from 'effector'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { toastRequested } from '@/shared/toasts'
import { pngFile } from '../../../../tests/support/vitest/png'
import { startFakePlatform } from '../../../../tests/support/vitest/platform-server'
import { TICKET } from '../../../../tests/support/vitest/ticket-request'
import { $attachment } from './attachment'
import {
  $isSubmittingTicket,
  $isTicketDrawerOpen,
  $submitStatus,
  attachmentRemoved,
  filesAdded,
  ticketRequested,
} from './ticket-drawer'
import { $fieldErrors, submitCancelled, submitFx, ticketSubmitted, uploadProgressed } from './submit-ticket'
import { $draft, fieldChanged } from './ticket-draft'
import { $tickets } from './tickets'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const createTicket = vi.fn<(submission: EffectParams<typeof submitFx>) => Promise<{ response: object; at: number }>>()
const respondWith = startFakePlatform()

/** Its e-mail address is invalid, but is sent all the same. */
const request = { ...TICKET, contact_email: 'her ne ise' }
const values = { ...request, subject: ` ${request.subject} ` }
const created = { response: { ticket: {} }, at: 0 }

beforeEach(() => void createTicket.mockReset().mockResolvedValue(created))

const rejection = (kind: ApiErrorKind, status?: number, message?: string, fields: Record<string, string[]> = {}) =>
  new ApiError({
    kind,
    operation: 'POST /api/v1/tickets/companies/post',
    ...(status && { status }),
    text: { message: message ?? null, fields },
  })

/** @param isSent true: the effect sends its request, to which the test responds */
async function setup({ isSent = false } = {}) {
  const scope = fork({
    values: [[$draft, { description: values.description }]],
    handlers: isSent ? [] : [[submitFx, createTicket]],
  })
  const toasts = recordPayloads(toastRequested, scope)
  await allSettled(ticketRequested, { scope })
  await allSettled(filesAdded, { scope, params: [pngFile('../ekran.png')] })
  return {
    scope,
    toasts,
    emitProgress: scopeBind(uploadProgressed, { scope }),
    submit: () => allSettled(ticketSubmitted, { scope, params: { values, details: '' } }),
    status: () => scope.getState($submitStatus),
  }
}

/** Responds when the test resolves it, and rejects when the request is aborted. */
function slowPlatform() {
  const response = Promise.withResolvers<typeof created>()
  createTicket.mockImplementation(({ controller }) => {
    controller.signal.addEventListener('abort', () => response.reject(rejection('cancelled')))
    return response.promise
  })
  return response
}

test('a ticket is sent trimmed with its file, and listed with status OPEN whatever the platform says (F-J19)', async () => {
  const { received } = respondWith(() => HttpResponse.json({ ticket: { uuid: 'T-104', status: 'CLOSED' } }))
  const { scope, toasts, submit, status } = await setup({ isSent: true })
  const progressed = recordPayloads(uploadProgressed, scope)
  await submit()
  expect(received).toHaveLength(1)
  const { attachments, ...texts } = Object.fromEntries((await received[0]?.formData()) ?? [])
  expect(texts).toEqual(request)
  expect(attachments instanceof File && attachments.name).toBe('ekran.png')
  expect(progressed.at(-1)).toEqual(1)
  expect(scope.getState($tickets)).toMatchObject([{ id: 'T-104', status: 'OPEN' }])
  expect(toasts).toEqual([{ tone: 'success', text: { key: 'ticketCreated' } }])
  expect(status()).toEqual({ kind: 'idle' })
  expect(scope.getState($draft)).toEqual({})
  expect(scope.getState($attachment)).toBeNull()
  expect(scope.getState($isTicketDrawerOpen)).toBe(false)
})

test.each([null, 'Created'])('a success with the unreadable body %j is a created ticket too', async (body) => {
  respondWith(() => new HttpResponse(body, { status: 201 }))
  const { scope, submit } = await setup({ isSent: true })
  await submit()
  expect(scope.getState($tickets)).toMatchObject([{ id: null, subject: request.subject }])
})

test('an incomplete form is not sent', async () => {
  const { scope } = await setup()
  await allSettled(ticketSubmitted, { scope, params: { values: { ...values, contact_phone: ' ' }, details: '' } })
  expect(createTicket).not.toHaveBeenCalled()
})

test('submitting twice at once sends one ticket (F-J13)', async () => {
  const { resolve } = slowPlatform()
  const { scope, submit } = await setup()
  const submitNow = scopeBind(ticketSubmitted, { scope })
  const settled = submit()
  submitNow({ values, details: '' })
  submitNow({ values, details: '' })
  expect(scope.getState($isSubmittingTicket)).toBe(true)
  resolve(created)
  await settled
  expect(createTicket).toHaveBeenCalledOnce()
  expect(scope.getState($tickets)).toHaveLength(1)
})

test('the form cannot change while a ticket is being sent', async () => {
  const { resolve } = slowPlatform()
  const { scope, submit, emitProgress, status } = await setup()
  const settled = submit()
  emitProgress(0.4)
  expect(status()).toEqual({ kind: 'sending', progress: 0.4 })
  scopeBind(fieldChanged, { scope })({ field: 'description', value: 'anders' })
  scopeBind(attachmentRemoved, { scope })()
  scopeBind(filesAdded, { scope })([pngFile('b.png')])
  expect(scope.getState($draft).description).toBe(values.description)
  expect(scope.getState($attachment)?.name).toBe('../ekran.png')
  resolve(created)
  await settled
})

test.each([
  [rejection('offline'), 'offline', 'ticketOffline'],
  [rejection('timeout'), 'other', 'ticketFailed'],
  [rejection('malformed', 200), 'other', 'ticketFailed'],
  [rejection('server', 500), 'other', 'ticketFailed'],
] as const)('%s shows the failure text and keeps the form', async (error, cause, key) => {
  createTicket.mockRejectedValue(error)
  const { scope, toasts, submit, status } = await setup()
  await submit()
  expect(status()).toEqual({ kind: 'failed', cause, mayBeDelivered: false, apiMessage: null, fieldErrors: {} })
  expect(toasts).toEqual([{ tone: 'danger', text: { key } }])
  expect(scope.getState($draft).description).toBe(values.description)
  expect(scope.getState($attachment)).not.toBeNull()
  expect(scope.getState($isTicketDrawerOpen)).toBe(true)
  expect(scope.getState($tickets)).toEqual([])
})

test.each([
  [rejection('rejected', 429, 'Çok fazla.'), { key: 'ticketFailedBecause', params: { reason: 'Çok fazla.' } }],
  [rejection('rejected', 413), { key: 'ticketTooLarge' }],
])('%s shows the reason of the platform (F-J16)', async (error, text) => {
  createTicket.mockRejectedValue(error)
  const { toasts, submit } = await setup()
  await submit()
  expect(toasts).toEqual([{ tone: 'danger', text }])
})

test('a field error is shown until the field changes, an unknown field is part of the text (F-A08)', async () => {
  const fields = { subject: ['Çok kısa.', 'Çok genel.'], attachments: ['Virüs.'], colour: ['Böyle bir alan yok.'] }
  createTicket.mockRejectedValue(rejection('rejected', 422, 'Bazı alanlar geçersiz.', fields))
  const { scope, submit, status } = await setup()
  await submit()
  expect(status()).toMatchObject({ apiMessage: 'Bazı alanlar geçersiz. Böyle bir alan yok.' })
  expect(scope.getState($fieldErrors)).toEqual({ subject: 'Çok kısa. Çok genel.', attachments: 'Virüs.' })
  await allSettled(fieldChanged, { scope, params: { field: 'subject', value: 'Uzunca' } })
  expect(scope.getState($fieldErrors)).toEqual({ attachments: 'Virüs.' })
  await allSettled(attachmentRemoved, { scope })
  expect(scope.getState($fieldErrors)).toEqual({})
})

test('after a failure the same ticket can be sent again', async () => {
  createTicket.mockRejectedValueOnce(rejection('offline'))
  const { scope, submit } = await setup()
  await submit()
  await submit()
  expect(createTicket).toHaveBeenCalledTimes(2)
  expect(createTicket.mock.lastCall?.[0].attachment).toBeInstanceOf(File)
  expect(scope.getState($tickets)).toHaveLength(1)
})

test.each([
  [0.4, false],
  [1, true],
])('a ticket that is cancelled at %d says whether it may have arrived', async (progress, mayHaveArrived) => {
  slowPlatform()
  const { scope, toasts, submit, emitProgress, status } = await setup()
  const settled = submit()
  emitProgress(progress)
  scopeBind(submitCancelled, { scope })()
  await settled
  expect(status()).toEqual({ kind: 'cancelled', mayBeDelivered: mayHaveArrived })
  expect(toasts).toEqual([])
  expect(scope.getState($draft).description).toBe(values.description)
})

test('a request that is cancelled is aborted', async () => {
  const { received } = respondWith(() => new Promise(() => {}))
  const { scope, submit, status } = await setup({ isSent: true })
  const settled = submit()
  await vi.waitFor(() => expect(received).toHaveLength(1))
  // The platform may receive the request before its last progress event.
  await vi.waitFor(() => expect(status()).toEqual({ kind: 'sending', progress: 1 }))
  scopeBind(submitCancelled, { scope })()
  await settled
  expect(status()).toEqual({ kind: 'cancelled', mayBeDelivered: true })
})

test('a ticket that is cancelled while its file is read is not sent', async () => {
  const { received } = respondWith(() => HttpResponse.json({ ticket: {} }))
  const { scope, submit, status } = await setup({ isSent: true })
  const file = scope.getState($attachment)
  if (file) file.arrayBuffer = () => new Promise(() => {})
  const settled = submit()
  scopeBind(submitCancelled, { scope })()
  await settled
  expect(received).toEqual([])
  expect(status()).toEqual({ kind: 'cancelled', mayBeDelivered: false })
})

test('a file that changed since it was chosen is rejected, and nothing is sent', async () => {
  const { received } = respondWith(() => HttpResponse.json({ ticket: {} }))
  const { scope, toasts, submit, status } = await setup({ isSent: true })
  const file = scope.getState($attachment)
  if (file) file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  await submit()
  expect(received).toEqual([])
  expect(status()).toEqual({ kind: 'attachmentRejected', rejection: 'unreadable' })
  expect(toasts).toEqual([])
  expect(scope.getState($draft).description).toBe(values.description)
  await allSettled(attachmentRemoved, { scope })
  expect(status()).toEqual({ kind: 'idle' })
})

test('an ended session keeps the draft and shows no toast', async () => {
  createTicket.mockRejectedValue(rejection('unauthorized', 401))
  const { scope, toasts, submit, status } = await setup()
  await submit()
  expect(toasts).toEqual([])
  expect(status()).toEqual({ kind: 'idle' })
  expect(scope.getState($draft).description).toBe(values.description)
})

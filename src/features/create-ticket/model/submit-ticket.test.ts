import { allSettled, createWatch, fork, type Scope, scopeBind } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import type { TicketValues } from '../lib/ticket-fields'
import { $attachment } from './attachment'
import { attachmentRemoved, filesAdded } from './file-events'
import { $fieldErrors, submitCancelled, ticketSubmitted } from './submit-ticket'
import { $isSubmittingTicket, $submitStatus } from './submit-status'
import { $draft, fieldChanged } from './ticket-draft'
import { $isTicketDrawerOpen, ticketDismissed, ticketRequested } from './ticket-drawer'
import { $tickets, draftDiscarded } from './tickets'

vi.mock('@/shared/api', { spy: true })
vi.mock('@/shared/browser')

const createTicket = vi.mocked(api.createTicket)
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const values: TicketValues = {
  subject: ' Takvim açılmıyor ',
  category: 'TECHNICAL',
  priority: 'HIGH',
  description: 'Sabahtan beri boş.',
  contact_name: 'Ayşe',
  contact_surname: 'Yılmaz',
  contact_email: 'her ne ise',
  contact_phone: '+90 5321234567',
}
const request = { ...values, subject: 'Takvim açılmıyor' }

beforeEach(() => void createTicket.mockResolvedValue({ ticket: { uuid: 'T-104' } }))
afterEach(() => vi.resetAllMocks())

const rejection = (kind: api.ApiErrorKind, status?: number, message?: string, fields: Record<string, string[]> = {}) =>
  new api.ApiError({
    kind,
    operation: 'POST /api/v1/tickets/companies/post',
    ...(status && { status }),
    text: { message: message ?? null, fields },
  })

async function setup({ file = true } = {}) {
  const scope = fork({ values: [[$draft, { description: values.description }]] })
  const messages: ToastContent[] = []
  createWatch({ unit: toastRequested, fn: (message) => messages.push(message), scope })
  await allSettled(ticketRequested, { scope })
  if (file) await allSettled(filesAdded, { scope, params: [new File([PNG], '../ekran.png', { type: 'image/png' })] })
  return {
    scope,
    messages,
    submit: () => allSettled(ticketSubmitted, { scope, params: { values, details: '' } }),
    status: () => scope.getState($submitStatus),
  }
}

/** A platform that answers when it is told to, and gives up when the call is aborted. */
function slowPlatform() {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof api.createTicket>>>()
  createTicket.mockImplementation((_, options) => {
    options?.signal?.addEventListener('abort', () => answer.reject(rejection('cancelled')))
    return answer.promise
  })
  return answer
}

/** Reading the file takes a moment. */
const untilRequested = () => vi.waitFor(() => expect(createTicket).toHaveBeenCalled())

const emit = (progress: number) =>
  createTicket.mock.lastCall?.[1]?.onUploadProgress?.({ progress, loaded: 0, bytes: 0, lengthComputable: true })

test('a ticket goes out trimmed with its file, and stands in the list with status OPEN, whatever the platform says', async () => {
  createTicket.mockResolvedValue({ ticket: { uuid: 'T-104', status: 'CLOSED' } })
  const { scope, messages, submit, status } = await setup()
  await submit()
  const [sent, options] = createTicket.mock.lastCall ?? []
  expect(options).toMatchObject({ isBodyOptional: true })
  const { attachments, ...texts } = sent ?? {}
  expect(texts).toEqual(request)
  expect(attachments).toBeInstanceOf(File)
  expect((attachments as File).name).toBe('ekran.png')
  expect(scope.getState($tickets)).toMatchObject([{ id: 'T-104', status: 'OPEN' }])
  expect(messages).toEqual([{ tone: 'success', text: { key: 'ticketCreated' } }])
  expect(status()).toEqual({ kind: 'idle' })
  expect(scope.getState($draft)).toEqual({})
  expect(scope.getState($attachment)).toBeNull()
  expect(scope.getState($isTicketDrawerOpen)).toBe(false)
})

test('a form that is not complete goes nowhere', async () => {
  const { scope } = await setup()
  await allSettled(ticketSubmitted, { scope, params: { values: { ...values, contact_phone: ' ' }, details: '' } })
  expect(createTicket).not.toHaveBeenCalled()
})

test('sending twice at once sends once', async () => {
  const { resolve } = slowPlatform()
  const { scope, submit } = await setup()
  const submitNow = scopeBind(ticketSubmitted, { scope })
  const settled = submit()
  submitNow({ values, details: '' })
  submitNow({ values, details: '' })
  await untilRequested()
  expect(scope.getState($isSubmittingTicket)).toBe(true)
  resolve({ ticket: {} })
  await settled
  expect(createTicket).toHaveBeenCalledOnce()
  expect(scope.getState($tickets)).toHaveLength(1)
})

test('while a ticket is on its way nothing of it changes', async () => {
  const { resolve } = slowPlatform()
  const { scope, submit, status } = await setup()
  const settled = submit()
  await untilRequested()
  emit(0.4)
  expect(status()).toEqual({ kind: 'sending', progress: 0.4 })
  scopeBind(fieldChanged, { scope })({ field: 'description', value: 'anders' })
  scopeBind(attachmentRemoved, { scope })()
  scopeBind(filesAdded, { scope })([new File([PNG], 'b.png')])
  expect(scope.getState($draft).description).toBe(values.description)
  expect(scope.getState($attachment)?.name).toBe('../ekran.png')
  resolve({ ticket: {} })
  await settled
})

test.each([
  [rejection('offline'), 'offline', 'ticketOffline'],
  [rejection('timeout'), 'timeout', 'ticketTimeout'],
  [rejection('malformed', 200), 'other', 'ticketFailed'],
  [rejection('server', 500), 'other', 'ticketFailed'],
] as const)('%s: the failure text, and everything stays', async (error, cause, key) => {
  createTicket.mockRejectedValue(error)
  const { scope, messages, submit, status } = await setup()
  await submit()
  expect(status()).toEqual({ kind: 'failed', cause, apiMessage: null, fieldErrors: {} })
  expect(messages).toEqual([{ tone: 'danger', text: { key } }])
  expect(scope.getState($draft).description).toBe(values.description)
  expect(scope.getState($attachment)).not.toBeNull()
  expect(scope.getState($isTicketDrawerOpen)).toBe(true)
  expect(scope.getState($tickets)).toEqual([])
})

test.each([
  [rejection('rejected', 429, 'Çok fazla.'), { key: 'ticketFailedBecause', params: { reason: 'Çok fazla.' } }],
  [rejection('rejected', 413), { key: 'ticketTooLarge' }],
])('%s: the reason is appended', async (error, text) => {
  createTicket.mockRejectedValue(error)
  const { messages, submit } = await setup()
  await submit()
  expect(messages).toEqual([{ tone: 'danger', text }])
})

test('what is said about a field stands there until it changes; about an unknown field, with the sentence', async () => {
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
  expect(createTicket.mock.lastCall?.[0].attachments).toBeInstanceOf(File)
  expect(scope.getState($tickets)).toHaveLength(1)
})

test.each([
  [0.4, false],
  [1, true],
])('sending that is cancelled at %d says whether the ticket may have arrived', async (progress, mayHaveArrived) => {
  slowPlatform()
  const { scope, messages, submit, status } = await setup()
  const settled = submit()
  await untilRequested()
  emit(progress)
  scopeBind(submitCancelled, { scope })()
  await settled
  expect(status()).toEqual({ kind: 'cancelled', mayBeDelivered: mayHaveArrived })
  expect(messages).toEqual([])
  expect(scope.getState($draft).description).toBe(values.description)
})

test('a file that changed or went away since it was chosen is told at the file, and nothing is sent', async () => {
  const { scope, messages, submit, status } = await setup()
  const file = scope.getState($attachment)
  if (file) file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  await submit()
  expect(createTicket).not.toHaveBeenCalled()
  expect(status()).toEqual({ kind: 'attachmentRejected', rejection: 'unreadable' })
  expect(messages).toEqual([])
  expect(scope.getState($draft).description).toBe(values.description)
  await allSettled(attachmentRemoved, { scope })
  expect(status()).toEqual({ kind: 'idle' })
})

test('closing the drawer does not stop the sending, and a failure leads back to it', async () => {
  const { reject } = slowPlatform()
  const { scope, messages, submit } = await setup()
  const settled = submit()
  await untilRequested()
  scopeBind(ticketDismissed, { scope })()
  expect(scope.getState($isSubmittingTicket)).toBe(true)
  reject(rejection('server', 500))
  await settled
  expect(messages).toEqual([
    { tone: 'danger', text: { key: 'ticketFailed' }, action: { label: 'show', event: ticketRequested } },
  ])
})

test('a session that is over says so elsewhere, and keeps the text', async () => {
  createTicket.mockRejectedValue(rejection('unauthorized', 401))
  const { scope, messages, submit, status } = await setup()
  await submit()
  expect(messages).toEqual([])
  expect(status()).toEqual({ kind: 'idle' })
  expect(scope.getState($draft).description).toBe(values.description)
})

test.each([
  ['the session ends', (scope: Scope) => scopeBind(sessionEnded, { scope })('signed-out')],
  ['the tab is another doctor’s', (scope: Scope) => scopeBind(draftDiscarded, { scope })()],
])('when %s, the sending ends too', async (_what, end) => {
  slowPlatform()
  const { scope, messages, submit } = await setup()
  const settled = submit()
  await untilRequested()
  end(scope)
  await settled
  expect(scope.getState($isSubmittingTicket)).toBe(false)
  expect(scope.getState($attachment)).toBeNull()
  expect(scope.getState($tickets)).toEqual([])
  expect(messages).toEqual([])
})

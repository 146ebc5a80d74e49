import { createEffect, createEvent, createStore, merge, sample, scopeBind } from 'effector'
import { not } from 'patronum'
import { ApiError, type CreateTicketRequest, createTicket, retryAt } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { abortOn } from '@/shared/lib/effector'
import { reportDefects } from '@/shared/runtime-errors'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { ticketDataCleared, ticketCreated, toCreated } from './tickets'
import { readAttachment } from '../lib/read-attachment'
import { type FieldErrors, type SubmitFailure, toSubmitError } from '../lib/submit-error'
import { type TicketValues, toRequest } from '../lib/ticket-fields'
import { $attachment } from './attachment'
import {
  $isSubmittingTicket,
  $isTicketDrawerOpen,
  $submitStatus,
  attachmentRemoved,
  filesAdded,
  type SubmitStatus,
  ticketDismissed,
  ticketRequested,
} from './ticket-drawer'
import { draftReplaced, fieldChanged } from './ticket-draft'

interface Submission {
  request: CreateTicketRequest
  attachment: File | null
  controller: AbortController
}

const IDLE: SubmitStatus = { kind: 'idle' }
const SHOW_FORM = { label: 'show', event: ticketRequested } as const

// Events
/** Values of the form including the contact from the platform, and the technical details to append. */
export const ticketSubmitted = createEvent<{ values: TicketValues; details: string }>()
export const submitCancelled = createEvent()
export const uploadProgressed = createEvent<number>()
/** The session has ended, or the tab belongs to another user: what the platform still responds is not for this user. */
const submissionAbandoned = merge<unknown>([sessionEnded, ticketDataCleared])

// Effects
export const submitFx = createEffect(async ({ request, attachment, controller }: Submission) => {
  const emit = scopeBind(uploadProgressed)
  const file = attachment && (await Promise.race([readAttachment(attachment), rejectOnAbort(controller.signal)]))
  const response = await createTicket(
    { ...request, ...(file && { attachments: file }) },
    {
      signal: controller.signal,
      onUploadProgress: ({ progress }) => emit(progress ?? 0),
      isBodyOptional: true,
    },
  )
  return { response, at: Date.now() }
})

/** Makes the wait for a file cancellable: reading it may take as long as its download from a cloud drive. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const error = new ApiError({ kind: 'cancelled', operation: 'createTicket' })
    signal.addEventListener('abort', () => reject(error), { once: true })
  })

// Stores
/** Field errors of the platform, each until its field changes. */
export const $fieldErrors = createStore<FieldErrors>({})
/** Time in milliseconds, from `Retry-After`. */
export const $retryAt = createStore<number | null>(null).reset(submissionAbandoned)

// Connections
const submissionStarted = sample({
  clock: ticketSubmitted.filterMap(({ values, details }) => toRequest(values, details) ?? undefined),
  filter: not($isSubmittingTicket),
})
sample({
  clock: submissionStarted,
  source: $attachment,
  fn: (attachment, request): Submission => ({ request, attachment, controller: new AbortController() }),
  target: submitFx,
})
abortOn([submitCancelled, submissionAbandoned], submitFx)

sample({
  clock: submitFx.done,
  filter: $isSubmittingTicket,
  fn: ({ params, result: { response, at } }) => toCreated(params.request, response, at),
  target: ticketCreated,
})

const requestFailed = sample({
  clock: submitFx.fail,
  source: $submitStatus,
  filter: ({ kind }) => kind === 'sending',
  fn: (status, { error, params }) => ({
    error,
    progress: status.kind === 'sending' ? status.progress : 0,
    hasFile: params.attachment !== null,
  }),
})
reportDefects(submitFx.failData)
sample({ clock: requestFailed, fn: ({ error }) => retryAt(error), target: $retryAt })
/** Null for an ended session. */
const submissionStopped = requestFailed.map(({ error, ...sent }) => toSubmitError(error, sent))
sample({
  clock: ticketDismissed,
  filter: $isSubmittingTicket,
  fn: (): ToastContent => ({ tone: 'info', text: { key: 'ticketStillSending' } }),
  target: toastRequested,
})
/** The open form itself shows that its file was rejected. */
sample({
  clock: submissionStopped,
  source: $isTicketDrawerOpen,
  filter: (isOpen, error) => !isOpen && error?.kind === 'attachmentRejected',
  fn: (): ToastContent => ({ tone: 'danger', text: { key: 'ticketFailed' }, action: SHOW_FORM }),
  target: toastRequested,
})
const submitFailed = submissionStopped.filterMap((error) => (error?.kind === 'failed' ? error : undefined))
sample({
  clock: submitFailed,
  source: $isTicketDrawerOpen,
  fn: (isOpen, error) => toToast(error, isOpen),
  target: toastRequested,
})

$submitStatus
  .on(submissionStarted, () => ({ kind: 'sending', progress: 0 }))
  .on(uploadProgressed, (status, progress) => (status.kind === 'sending' ? { kind: 'sending', progress } : status))
  .on(submissionStopped, (_, error) => error ?? IDLE)
  // A new file or a cleared form resets the error of the last submission.
  .on([attachmentRemoved, filesAdded, draftReplaced], (status) => (status.kind === 'sending' ? status : IDLE))
$fieldErrors
  .on(submitFailed, (_, { fieldErrors }) => fieldErrors)
  .on(fieldChanged, (errors, { field }) => without(errors, field))
  .on([attachmentRemoved, filesAdded], (errors) => without(errors, 'attachments'))
  .reset(submissionStarted, draftReplaced, ticketCreated, submissionAbandoned)

function without(errors: FieldErrors, field: keyof FieldErrors): FieldErrors {
  if (errors[field] === undefined) return errors
  const { [field]: _corrected, ...rest } = errors
  return rest
}

const FAILURE_KEYS = {
  offline: 'ticketOffline',
  connectionLost: 'ticketConnectionLost',
  timeout: 'ticketTimeout',
  tooLarge: 'ticketTooLarge',
  textTooLarge: 'ticketFailed',
  other: 'ticketFailed',
} as const

/** The action of the toast reopens a closed form. */
function toToast({ cause, apiMessage }: SubmitFailure, isOpen: boolean): ToastContent {
  const action = isOpen ? {} : { action: SHOW_FORM }
  if (apiMessage === null || cause === 'tooLarge')
    return { tone: 'danger', text: { key: FAILURE_KEYS[cause] }, ...action }
  return { tone: 'danger', text: { key: 'ticketFailedBecause', params: { reason: apiMessage } }, ...action }
}

import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { type CreateTicketRequest, createTicket } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { type Message, messageShown } from '@/shared/toasts'
import { toCreated } from '../lib/created-ticket'
import { readAttachment } from '../lib/read-attachment'
import { type FieldErrors, type SendingTrouble, toTrouble } from '../lib/submit-error'
import { type TicketValues, toRequest } from '../lib/ticket-fields'
import { $attachment } from './attachment'
import { attachmentRemoved, filesGiven } from './file-events'
import { $isSendingTicket, $sendingStatus, type SendingStatus } from './submit-status'
import { draftReplaced, fieldChanged } from './ticket-draft'
import { $isTicketDrawerOpen, ticketRequested } from './ticket-drawer'
import { draftDropped, ticketCreated } from './tickets'

interface Delivery {
  request: CreateTicketRequest
  attachment: File | null
  controller: AbortController
}

const IDLE: SendingStatus = { kind: 'idle' }
const UNTOUCHED: FieldErrors = {}

// What happened
/** What stands in the form, with what the platform knew about the doctor, and the technical details to add to it. */
export const ticketSubmitted = createEvent<{ values: TicketValues; details: string }>()
export const sendingCancelled = createEvent()
const uploadProgressed = createEvent<number>()
const deliveryBegan = createEvent<CreateTicketRequest>()

// State
/** What the platform said about single fields, until they change. */
export const $fieldErrors = createStore<FieldErrors>(UNTOUCHED)
const $controller = createStore<AbortController | null>(null, { serialize: 'ignore' })

// What the world does for us
const prepareFx = attach({
  source: $attachment,
  effect: (attachment, request: CreateTicketRequest): Delivery => ({
    request,
    attachment,
    controller: new AbortController(),
  }),
})
const sendFx = createEffect(async ({ request, attachment, controller }: Delivery) => {
  const tell = scopeBind(uploadProgressed)
  const file = attachment && (await readAttachment(attachment))
  const { ticket } = await createTicket(
    { ...request, ...(file && { attachments: file }) },
    { signal: controller.signal, onUploadProgress: ({ progress }) => tell(progress ?? 0) },
  )
  return { ticket, at: Date.now() }
})
const abortFx = attach({ source: $controller, effect: (controller) => controller?.abort() })

// Flow
sample({
  clock: ticketSubmitted.filterMap(({ values, details }) => toRequest(values, details) ?? undefined),
  source: $isSendingTicket,
  filter: (isSending) => !isSending,
  fn: (_, request) => request,
  target: deliveryBegan,
})
sample({ clock: deliveryBegan, fn: (): SendingStatus => ({ kind: 'sending', progress: 0 }), target: $sendingStatus })
sample({ clock: deliveryBegan, fn: () => UNTOUCHED, target: $fieldErrors })
sample({ clock: deliveryBegan, target: prepareFx })
sample({ clock: prepareFx.doneData, target: sendFx })
sample({ clock: prepareFx.doneData, fn: ({ controller }) => controller, target: $controller })
sample({
  clock: uploadProgressed,
  filter: $isSendingTicket,
  fn: (progress): SendingStatus => ({ kind: 'sending', progress }),
  target: $sendingStatus,
})

/** Whatever ends the session, or hands the tab over, ends the sending too. */
sample({ clock: [sendingCancelled, sessionEnded, draftDropped], fn: () => {}, target: abortFx })

sample({
  clock: sendFx.done,
  fn: ({ params, result: { ticket, at } }) => toCreated(params.request, ticket, at),
  target: ticketCreated,
})
sample({
  clock: ticketCreated,
  fn: (): Message => ({ tone: 'success', text: { key: 'ticketCreated' } }),
  target: messageShown,
})
sample({ clock: ticketCreated, fn: () => IDLE, target: $sendingStatus })

const troubled = sample({
  clock: sendFx.failData,
  source: $sendingStatus,
  fn: (status, error) => toTrouble(error, status.kind === 'sending' ? status.progress : 0),
})
sample({ clock: troubled, fn: (trouble) => trouble ?? IDLE, target: $sendingStatus })
const failed = troubled.filterMap((trouble) => (trouble?.kind === 'failed' ? trouble : undefined))
sample({ clock: failed, fn: ({ fieldErrors }) => fieldErrors, target: $fieldErrors })
sample({
  clock: failed,
  source: $isTicketDrawerOpen,
  fn: (isOpen, trouble) => toMessage(trouble, isOpen),
  target: messageShown,
})

sample({
  clock: fieldChanged,
  source: $fieldErrors,
  fn: (errors, { field }) => without(errors, field),
  target: $fieldErrors,
})
sample({
  clock: [attachmentRemoved, filesGiven],
  source: $fieldErrors,
  fn: (errors) => without(errors, 'attachments'),
  target: $fieldErrors,
})
sample({ clock: [draftReplaced, ticketCreated, draftDropped], fn: () => UNTOUCHED, target: $fieldErrors })
/** Another file than the one that was refused, or another form: what was said about the last try is over. */
sample({
  clock: [attachmentRemoved, filesGiven, draftReplaced, draftDropped],
  source: $isSendingTicket,
  filter: (isSending) => !isSending,
  fn: () => IDLE,
  target: $sendingStatus,
})

function without(errors: FieldErrors, field: keyof FieldErrors): FieldErrors {
  if (errors[field] === undefined) return errors
  const { [field]: _mended, ...rest } = errors
  return rest
}

type Failure = Extract<SendingTrouble, { kind: 'failed' }>

/** From the message, the doctor finds back to a form that they had closed. */
function toMessage({ cause, said }: Failure, isOpen: boolean): Message {
  const action = isOpen ? {} : { action: { label: 'show', event: ticketRequested } as const }
  if (cause === 'tooLarge') return { tone: 'danger', text: { key: 'ticketTooLarge' }, ...action }
  if (said === null) return { tone: 'danger', text: { key: 'ticketFailed' }, ...action }
  return { tone: 'danger', text: { key: 'ticketFailedBecause', params: { reason: said } }, ...action }
}

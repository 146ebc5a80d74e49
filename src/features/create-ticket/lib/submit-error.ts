import { ApiError } from '@/shared/api'
import { toSentencePart } from '@/shared/lib/text'
import type { AttachmentRejection } from './attachment-rules'
import { isTicketField, type TicketField } from './ticket-fields'

export type FieldErrors = Readonly<Partial<Record<TicketField | 'attachments', string>>>

export interface SubmitFailure {
  kind: 'failed'
  /** `connectionLost` and `timeout` happen after the upload: the ticket may have been created. */
  cause: 'offline' | 'connectionLost' | 'timeout' | 'tooLarge' | 'textTooLarge' | 'other'
  /** Stored, so that a reload shows the warning; without a reload the text follows from `cause`. */
  mayBeDelivered: boolean
  /** Message of the platform as plain text; null if it sends none. */
  apiMessage: string | null
  fieldErrors: FieldErrors
}

interface SentTicket {
  /** Uploaded share, 0 to 1. */
  progress: number
  hasFile: boolean
}

export type SubmitError =
  /** The user cancelled, or reloaded the page. A request that was sent completely may have arrived. */
  | { kind: 'cancelled'; mayBeDelivered: boolean }
  | { kind: 'attachmentRejected'; rejection: AttachmentRejection }
  | SubmitFailure

export class AttachmentRejectedError extends Error {
  override readonly name = 'AttachmentRejectedError'
  readonly rejection: AttachmentRejection

  constructor(rejection: AttachmentRejection) {
    super(`the attachment was rejected: ${rejection}`)
    this.rejection = rejection
  }
}

/** Null for an ended session, which `shared/auth` handles. */
export function toSubmitError(error: Error, sent: SentTicket): SubmitError | null {
  if (error instanceof AttachmentRejectedError) return { kind: 'attachmentRejected', rejection: error.rejection }
  if (!(error instanceof ApiError))
    return { kind: 'failed', cause: 'other', mayBeDelivered: false, apiMessage: null, fieldErrors: {} }
  if (error.kind === 'unauthorized') return null
  if (error.kind === 'cancelled') return { kind: 'cancelled', mayBeDelivered: sent.progress === 1 }
  return { kind: 'failed', ...deliveryOf(error, sent), ...messageOf(error) }
}

type Delivery = Pick<SubmitFailure, 'cause' | 'mayBeDelivered'>

function deliveryOf({ kind, status }: ApiError, { progress, hasFile }: SentTicket): Delivery {
  const isSent = progress === 1
  if (status === 413) return { cause: hasFile ? 'tooLarge' : 'textTooLarge', mayBeDelivered: false }
  // Firefox aborts the requests of a page before it leaves the page, also before their last progress event.
  if (kind === 'offline') return { cause: isSent ? 'connectionLost' : 'offline', mayBeDelivered: progress > 0 }
  if (kind === 'timeout' && isSent) return { cause: 'timeout', mayBeDelivered: true }
  return { cause: 'other', mayBeDelivered: false }
}

/** Limits the messages that are shown at one place, all together. */
const MAX_REASON_LENGTH = 300

const joinMessages = (messages: readonly (string | null)[]): string =>
  toSentencePart(messages.filter(Boolean).join(' '), MAX_REASON_LENGTH)

/** Messages about fields that the form does not have are appended to the text. */
function messageOf({ serverMessage, fieldErrors }: ApiError): { apiMessage: string | null; fieldErrors: FieldErrors } {
  const entries = Object.entries(fieldErrors).map(([field, texts]) => [field, joinMessages(texts)] as const)
  const isShown = ([field]: readonly [string, string]) => isTicketField(field) || field === 'attachments'
  const others = entries.filter((entry) => !isShown(entry)).map(([, text]) => text)
  return {
    apiMessage: joinMessages([serverMessage, ...others]) || null,
    fieldErrors: Object.fromEntries(entries.filter(isShown)),
  }
}

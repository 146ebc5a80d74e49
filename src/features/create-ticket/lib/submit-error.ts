import { ApiError } from '@/shared/api'
import type { AttachmentRejection } from './attachment-rules'
import { isTicketField, type TicketField } from './ticket-fields'

/** Field errors of the platform, by the names of the request. */
export type FieldErrors = Readonly<Partial<Record<TicketField | 'attachments', string>>>

export type SubmitError =
  /** The doctor did not want it any more; whatever had left the browser by then may have arrived. */
  | { kind: 'cancelled'; mayBeDelivered: boolean }
  /** The attachment is no longer what it was when it was chosen. */
  | { kind: 'attachmentRejected'; rejection: AttachmentRejection }
  | {
      kind: 'failed'
      cause: 'offline' | 'timeout' | 'tooLarge' | 'other'
      /** The platform's own sentence, plain text; null where it gave none. */
      apiMessage: string | null
      fieldErrors: FieldErrors
    }

export class AttachmentRejectedError extends Error {
  readonly rejection: AttachmentRejection

  constructor(rejection: AttachmentRejection) {
    super(`the attachment was rejected: ${rejection}`)
    this.name = 'AttachmentRejectedError'
    this.rejection = rejection
  }
}

/** What went wrong, as far as the doctor is concerned; null when the session is over, which is told elsewhere. */
export function toSubmitError(error: Error, progress: number): SubmitError | null {
  if (error instanceof AttachmentRejectedError) return { kind: 'attachmentRejected', rejection: error.rejection }
  if (!(error instanceof ApiError)) return { kind: 'failed', cause: 'other', apiMessage: null, fieldErrors: {} }
  if (error.kind === 'unauthorized') return null
  if (error.kind === 'cancelled') return { kind: 'cancelled', mayBeDelivered: progress === 1 }
  return { kind: 'failed', ...causeOf(error), ...messageOf(error) }
}

function causeOf({ kind, status }: ApiError): { cause: 'offline' | 'timeout' | 'tooLarge' | 'other' } {
  if (status === 413) return { cause: 'tooLarge' }
  return { cause: kind === 'offline' || kind === 'timeout' ? kind : 'other' }
}

/** What is said about fields that the form does not have goes with the sentence. */
function messageOf({ serverMessage, fieldErrors }: ApiError): { apiMessage: string | null; fieldErrors: FieldErrors } {
  const entries = Object.entries(fieldErrors).map(([field, texts]) => [field, texts.join(' ')] as const)
  const isShown = ([field]: readonly [string, string]) => isTicketField(field) || field === 'attachments'
  const others = entries.filter((entry) => !isShown(entry)).map(([, text]) => text)
  return {
    apiMessage: [serverMessage, ...others].filter(Boolean).join(' ') || null,
    fieldErrors: Object.fromEntries(entries.filter(isShown)),
  }
}

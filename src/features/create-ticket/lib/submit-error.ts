import { ApiError } from '@/shared/api'
import type { AttachmentRefusal } from './attachment-rules'
import { isTicketField, type TicketField } from './ticket-fields'

/** Field errors of the platform, by the names of the request. */
export type FieldErrors = Readonly<Partial<Record<TicketField | 'attachments', string>>>

export type SendingTrouble =
  /** The doctor did not want it any more; whatever had left the browser by then may have arrived. */
  | { kind: 'cancelled'; mayHaveArrived: boolean }
  /** The attachment is no longer what it was when it was chosen. */
  | { kind: 'attachmentRefused'; refusal: AttachmentRefusal }
  | {
      kind: 'failed'
      cause: 'offline' | 'timeout' | 'tooLarge' | 'other'
      /** The platform's own sentence, plain text; null where it gave none. */
      said: string | null
      fieldErrors: FieldErrors
    }

export class AttachmentRefused extends Error {
  readonly refusal: AttachmentRefusal

  constructor(refusal: AttachmentRefusal) {
    super(`the attachment was refused: ${refusal}`)
    this.name = 'AttachmentRefused'
    this.refusal = refusal
  }
}

/** What went wrong, as far as the doctor is concerned; null when the session is over, which is told elsewhere. */
export function toTrouble(error: Error, progress: number): SendingTrouble | null {
  if (error instanceof AttachmentRefused) return { kind: 'attachmentRefused', refusal: error.refusal }
  if (!(error instanceof ApiError)) return { kind: 'failed', cause: 'other', said: null, fieldErrors: {} }
  if (error.kind === 'unauthorized') return null
  if (error.kind === 'cancelled') return { kind: 'cancelled', mayHaveArrived: progress === 1 }
  return { kind: 'failed', ...causeOf(error), ...wordsOf(error) }
}

function causeOf({ kind, status }: ApiError): { cause: 'offline' | 'timeout' | 'tooLarge' | 'other' } {
  if (status === 413) return { cause: 'tooLarge' }
  return { cause: kind === 'offline' || kind === 'timeout' ? kind : 'other' }
}

/** What is said about fields that the form does not have goes with the sentence. */
function wordsOf({ serverMessage, fieldErrors }: ApiError): { said: string | null; fieldErrors: FieldErrors } {
  const entries = Object.entries(fieldErrors).map(([field, texts]) => [field, texts.join(' ')] as const)
  const isShown = ([field]: readonly [string, string]) => isTicketField(field) || field === 'attachments'
  const others = entries.filter((entry) => !isShown(entry)).map(([, text]) => text)
  return {
    said: [serverMessage, ...others].filter(Boolean).join(' ') || null,
    fieldErrors: Object.fromEntries(entries.filter(isShown)),
  }
}

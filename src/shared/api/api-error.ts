import { redact } from '@/shared/lib/redact'
import { isRecord } from '@/shared/lib/json'

interface ErrorText {
  message: string | null
  fields: Record<string, string[]>
}

const NO_ERROR_TEXT: ErrorText = { message: null, fields: {} }

const MAX_MESSAGE_LENGTH = 300

/** Field by field instead of with its schema: one invalid field must not drop the message of a proxy. */
export function readErrorText(body: unknown): ErrorText {
  if (!isRecord(body)) return NO_ERROR_TEXT
  return { message: toPlainText(body.message), fields: readFields(body.errors) }
}

function readFields(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {}
  const entries = Object.entries(errors).map(([field, texts]): [string, string[]] => [
    field,
    (Array.isArray(texts) ? texts : [texts]).map(toPlainText).filter((text) => text !== null),
  ])
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0))
}

/** Null for a text with markup, which was not written for the user. Redacted, because some platforms quote the request. */
function toPlainText(value: unknown): string | null {
  if (typeof value !== 'string' || /<[a-z!/]/i.test(value)) return null
  return redact(value.trim()).slice(0, MAX_MESSAGE_LENGTH) || null
}

/**
 * - `offline`: no response (no network, no server, refused, reset, blocked by CORS)
 * - `timeout`: no response within the limit
 * - `cancelled`: aborted by the caller
 * - `unauthorized`: 401; `forbidden`: 403; `notFound`: 404
 * - `rejected`: every other 4xx, such as 409, 413, 422, 429
 * - `server`: 5xx
 * - `malformed`: a success that is not JSON, or not of the described shape
 */
export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'cancelled'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'rejected'
  | 'server'
  | 'malformed'

interface ApiErrorDetails {
  kind: ApiErrorKind
  operation: string
  status?: number
  text?: ErrorText
  /** Time in milliseconds before which the request must not be repeated. */
  retryAt?: number | null
}

/** Unlike errors of axios, it holds no request, response, token or `cause`, so that it can be logged and reported. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly operation: string
  /** HTTP status, or the status in the body of an HTTP 200; null without a response. */
  readonly status: number | null
  /** Message of the platform for the user: plain text, never HTML. */
  readonly serverMessage: string | null
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>
  /** Time in milliseconds, from `Retry-After`; null without one. */
  readonly retryAt: number | null

  constructor({ kind, operation, status, text = NO_ERROR_TEXT, retryAt = null }: ApiErrorDetails) {
    super(status === undefined ? `${operation}: ${kind}` : `${operation}: ${kind} (${status})`)
    this.kind = kind
    this.operation = operation
    this.status = status ?? null
    this.serverMessage = text.message
    this.fieldErrors = text.fields
    this.retryAt = retryAt
  }
}

export function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'notFound'
  return status >= 400 && status < 500 ? 'rejected' : 'server'
}

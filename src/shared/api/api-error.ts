import { type ErrorText, NO_ERROR_TEXT } from './error-text'

/**
 * - `offline`: no answer at all (no network, no server, refused, reset, blocked by CORS)
 * - `timeout`: the call took too long and was given up
 * - `cancelled`: whoever called no longer wants the answer
 * - `unauthorized`: 401; `forbidden`: 403; `notFound`: 404
 * - `rejected`: the platform refuses what was sent (every other 4xx, such as 409, 413, 422, 429)
 * - `server`: the platform failed (5xx)
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
  /** Method and path. */
  operation: string
  status?: number
  text?: ErrorText
}

/**
 * The one error of every call. It carries no request, no answer and no token, and has no `cause`, so that logging or
 * reporting it gives nothing away: axios's own errors hold the headers and the body that were sent.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly operation: string
  /** HTTP status, or the status in the body of an HTTP 200; null when there was no answer. */
  readonly status: number | null
  /** The platform's sentence for the doctor: plain text, never HTML. */
  readonly serverMessage: string | null
  /** What the platform said about single fields of the request. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>

  constructor({ kind, operation, status, text = NO_ERROR_TEXT }: ApiErrorDetails) {
    super(status === undefined ? `${operation}: ${kind}` : `${operation}: ${kind} (${status})`)
    this.kind = kind
    this.operation = operation
    this.status = status ?? null
    this.serverMessage = text.message
    this.fieldErrors = text.fields
  }
}

export function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'notFound'
  return status >= 400 && status < 500 ? 'rejected' : 'server'
}

/** Only trouble on the way or at the platform may pass by itself. A timeout has already cost the doctor its full time. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'offline' || error.kind === 'server')
}

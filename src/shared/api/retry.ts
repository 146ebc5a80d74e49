import { ApiError } from './api-error'
import type { RawResponse } from './response'

/** A proxy may ask for hours; the user can try earlier. */
const MAX_RETRY_AFTER_MS = 120_000
/** For longer waits the error is shown at once, with a countdown. */
const MAX_AUTOMATIC_WAIT_MS = 5_000
const MAX_BACK_OFF_MS = 4_000
/** A timer may fire slightly early. */
const TIMER_TOLERANCE_MS = 50

/** The last failure of each operation that is not to be repeated yet. */
const failures = new Map<string, ApiError>()

export const clearRetryTimes = (): void => failures.clear()

export function saveRetryTime(error: ApiError): void {
  if (error.retryAt !== null) failures.set(error.operation, error)
}

/**
 * Before its retry time an operation sends nothing and fails with its last error: refetches on focus, on reconnect and after
 * events would ignore the `Retry-After` of the platform.
 * @throws {ApiError}
 */
export function assertRetryAllowed(operation: string): void {
  const failure = failures.get(operation)
  if (!failure) return
  if (waitOf(failure) > 0) throw failure
  failures.delete(operation)
}

/** `Retry-After` in seconds or as a date. A date is compared with the clock of the platform, if known. */
export function readRetryAt({ retryAfter, date }: RawResponse, now: number): number | null {
  if (retryAfter === null) return null
  const serverNow = Date.parse(date ?? '')
  const wait = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - (Number.isNaN(serverNow) ? now : serverNow)
  return wait > 0 ? now + Math.min(wait, MAX_RETRY_AFTER_MS) : null
}

/** Milliseconds until a retry time. A longer wait than the platform may ask for means that the clock was set back. */
export function remainingWait(time: number | null): number {
  const wait = time === null ? 0 : time - Date.now()
  return wait > MAX_RETRY_AFTER_MS ? 0 : Math.max(0, wait)
}

/** Time in milliseconds before which the request must not be repeated; null if there is none. */
export const retryAt = (error: unknown): number | null => (error instanceof ApiError ? error.retryAt : null)

/** 429 Too Many Requests. */
export const isRateLimited = (error: unknown): boolean => error instanceof ApiError && error.status === 429

/** A timeout is not retried: the user has already waited its full time. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError) || waitOf(error) > MAX_AUTOMATIC_WAIT_MS) return false
  if (isRateLimited(error)) return error.retryAt !== null
  return error.kind === 'offline' || error.kind === 'server'
}

/** Exponential back-off, but not earlier than the platform allows. */
export function retryDelay(attempt: number, error: unknown): number {
  const backOff = Math.min(500 * 2 ** attempt, MAX_BACK_OFF_MS)
  return error instanceof ApiError ? Math.max(backOff, waitOf(error) + TIMER_TOLERANCE_MS) : backOff
}

const waitOf = ({ retryAt }: ApiError): number => remainingWait(retryAt)

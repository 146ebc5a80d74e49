import { SignalingError } from './signaling-messages'
import { classifyReason } from './error-reason'

/** A confused or silent platform may answer the next time. A room that is gone will not come back. */
export function isJoinRetryable(error: Error): boolean {
  if (error.name === 'UnsupportedError') return false
  if (!(error instanceof SignalingError) || error.reason !== 'refused') return true
  const reason = classifyReason(error.message)
  return reason !== 'roomMissing' && reason !== 'roomClosed'
}

/** The connection seems to stand, and nobody answers at its other end: it was lost without a word, as when a network changes. */
export const isAckTimeout = (error: Error): boolean => error instanceof SignalingError && error.reason === 'timeout'

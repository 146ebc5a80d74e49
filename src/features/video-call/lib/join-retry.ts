import { SignalingError } from './signaling-messages'
import { classifyReason } from './error-reason'

/** A malformed or missing response may be temporary. A room that is missing or closed stays so. */
export function isJoinRetryable(error: Error): boolean {
  if (error.name === 'UnsupportedError') return false
  if (!(error instanceof SignalingError) || error.reason !== 'refused') return true
  const reason = classifyReason(error.message)
  return reason !== 'roomMissing' && reason !== 'roomClosed'
}

/** The socket looks connected, but the connection was lost silently, for example by a change of the network. */
export const isAckTimeout = (error: Error): boolean => error instanceof SignalingError && error.reason === 'timeout'

/** Only such a first join is retried; a rejection is shown at once. */
export const isResponseUnusable = (error: Error): boolean =>
  error instanceof SignalingError && error.reason !== 'refused'

import { SignalingError } from './signaling-messages'
import { toldReason } from './told-reason'

/** A confused or silent platform may answer the next time. A room that is gone will not come back. */
export function isWorthJoiningAgain(error: Error): boolean {
  if (error.name === 'UnsupportedError') return false
  if (!(error instanceof SignalingError) || error.reason !== 'refused') return true
  const reason = toldReason(error.message)
  return reason !== 'roomMissing' && reason !== 'roomClosed'
}

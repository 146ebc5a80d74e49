/** `timeout`: no acknowledgement, or no connection for the request, or a media transport that failed (ICE, DTLS). */
export type CallErrorCode =
  | 'room-missing'
  | 'room-closed'
  | 'room-full'
  | 'peer-left'
  | 'connection-closed'
  | 'video-failed'
  | 'server-failed'
  | 'unreachable'
  | 'timeout'
  | 'malformed'
  | 'rejected'
  | 'unsupported'
  | 'unknown'
  | 'lost-repeatedly'

export interface CallError {
  code: CallErrorCode
  /** One line for the user, where the portal has no text of its own. */
  detail: string
}

const FINAL_CODES: readonly CallErrorCode[] = ['room-missing', 'room-closed', 'unsupported']
/** A malformed or missing response may be temporary. A room that is missing or closed stays so. */
export const isRejoinRetryable = ({ code }: CallError): boolean => !FINAL_CODES.includes(code)

/** A first join is retried only without a usable response: a rejection is shown at once. */
export const isFirstJoinRetryable = ({ code }: CallError): boolean => code === 'timeout' || code === 'malformed'

const NETWORK_CODES: readonly CallErrorCode[] = ['unreachable', 'timeout', 'lost-repeatedly']
/**
 * True for an error that may be gone once the network is back. A call that the platform has rejected is retried only by the
 * user.
 */
export const isNetworkError = ({ code }: CallError): boolean => NETWORK_CODES.includes(code)

// Both limits are here, because the transitions need them before the chunk with `signaling.ts` is loaded (decision 0064).

/** Time for the acknowledgement of each request to the platform. */
export const ACK_TIMEOUT_MS = 10_000

/** Attempts of the first connection, and of each reconnection. */
export const MAX_ATTEMPTS = 5

import { fold, toSentencePart } from '@/shared/lib/text'
import { redact } from '@/shared/lib/redact'
import type { CallError, CallErrorCode } from './call-error'
import { SignalingError } from './signaling'

/** Sentences of the platform, which has no error codes: `x-known-messages` of `CallErrorResponse`, folded. */
export const PLATFORM_MESSAGES: Readonly<Record<string, CallErrorCode>> = {
  'room not found': 'room-missing',
  'roomid is missing': 'room-missing',
  'room closed': 'room-closed',
  'the room was closed by the host': 'room-closed',
  'oda kapatildi': 'room-closed',
  'room is full': 'room-full',
  'oda dolu': 'room-full',
  'peer left': 'peer-left',
  'katilimci ayrildi': 'peer-left',
  'connection closed': 'connection-closed',
  'transport closed': 'connection-closed',
  'baglanti kapatildi': 'connection-closed',
  'cannot consume': 'video-failed',
  'there is no such producer': 'video-failed',
  'goruntu yuklenemedi': 'video-failed',
  'server error': 'server-failed',
  'internal server error': 'server-failed',
  'the platform failed': 'server-failed',
}

/** Errors of Socket.IO's manager and engine; the errors of the server's middleware are sentences of the platform. */
const TRANSPORT_ERRORS: ReadonlySet<string> = new Set([
  'timeout',
  'xhr poll error',
  'xhr post error',
  'websocket error',
])

/** Codes by the name of an error class of mediasoup-client. */
const MEDIA_ERRORS: Readonly<Record<string, CallErrorCode>> = {
  UnsupportedError: 'unsupported',
  InvalidStateError: 'connection-closed',
}

const MAX_DETAIL_LENGTH = 120

export const toDetail = (message: string): string =>
  toSentencePart(redact(message).replace(/\s+/g, ' '), MAX_DETAIL_LENGTH)

const withDetail = (code: CallErrorCode, { message }: Error): CallError => ({ code, detail: toDetail(message) })

/** A rejection without a sentence has nothing to show to the user, so it counts as a failure of the server. */
function codeOfRejection(message: string | null, request?: string): CallErrorCode {
  const sentence = fold(message?.trim() ?? '')
  const known = Object.hasOwn(PLATFORM_MESSAGES, sentence) ? PLATFORM_MESSAGES[sentence] : undefined
  if (known) return known
  if (request === 'consume') return 'video-failed'
  return sentence ? 'rejected' : 'server-failed'
}

const codeOfSignaling = ({ request, reason, serverMessage }: SignalingError): CallErrorCode =>
  reason === 'rejected' ? codeOfRejection(serverMessage, request) : reason

/** Converts an error of a join, of sending, or of the steps before the connection. */
export function toCallError(error: Error): CallError {
  if (error instanceof SignalingError) return withDetail(codeOfSignaling(error), error)
  return withDetail(MEDIA_ERRORS[error.name] ?? 'unknown', error)
}

/** Converts the error of a `connect_error` event of Socket.IO. */
export const toConnectError = (error: Error): CallError =>
  withDetail(TRANSPORT_ERRORS.has(error.message) ? 'unreachable' : codeOfRejection(error.message), error)

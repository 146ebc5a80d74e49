import { redact } from '@/shared/lib/redact'

/** Known errors of the platform, of Socket.IO and of mediasoup for which the portal has a text. */
export type ErrorReason =
  | 'roomMissing'
  | 'roomClosed'
  | 'roomFull'
  | 'peerLeft'
  | 'connectionClosed'
  | 'videoFailed'
  | 'unreachable'
  | 'serverFailed'

const REASONS: readonly (readonly [RegExp, ErrorReason])[] = [
  [/\broom\b.*\b(not found|missing|unknown|does not exist)|\broomid\b/i, 'roomMissing'],
  [/\broom\b.*\b(closed|ended|over)\b|oda kapat/i, 'roomClosed'],
  [/\broom\b.*\bfull\b|oda dolu/i, 'roomFull'],
  [/\b(peer|participant|user)\b.*\b(left|gone)\b|katılımcı ayrıldı/i, 'peerLeft'],
  [/\b(connection|transport|socket|channel)\b.*\bclosed\b|io server disconnect|bağlantı kapat/i, 'connectionClosed'],
  [/\b(xhr|websocket|polling|transport|network)\b.*\berror$|\btimeout$/i, 'unreachable'],
  [/\b(server|platform)\b.*\b(error|failed)\b|^[a-z-]+: malformed$/i, 'serverFailed'],
  [/\bconsum|\bproducer\b|transport to receive on|görüntü yüklen/i, 'videoFailed'],
]

export function classifyReason(message: string): ErrorReason | null {
  return REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? null
}

const MAX_REASON_LENGTH = 120

export function truncateReason(message: string): string {
  const plain = redact(message).replace(/\s+/g, ' ').trim()
  return plain.length > MAX_REASON_LENGTH ? `${plain.slice(0, MAX_REASON_LENGTH).trimEnd()}…` : plain
}

/** What a message of the platform, of Socket.IO or of the media library is about, where the doctor has words for it. */
export type ErrorReason =
  | 'roomMissing'
  | 'roomClosed'
  | 'peerLeft'
  | 'connectionClosed'
  | 'pictureFailed'
  | 'unreachable'

const REASONS: readonly (readonly [RegExp, ErrorReason])[] = [
  [/\broom\b.*\b(not found|missing|unknown|does not exist)|\broomid\b/i, 'roomMissing'],
  [/\broom\b.*\b(closed|ended|over)\b|oda kapat/i, 'roomClosed'],
  [/\b(peer|participant|user)\b.*\b(left|gone)\b|katılımcı ayrıldı/i, 'peerLeft'],
  [/\b(connection|transport|socket|channel)\b.*\bclosed\b|io server disconnect|bağlantı kapat/i, 'connectionClosed'],
  [/\b(xhr|websocket|polling|transport|network)\b.*\berror$|\btimeout$/i, 'unreachable'],
  [/\bconsum|\bproducer\b|transport to receive on|görüntü yüklen/i, 'pictureFailed'],
]

export function classifyReason(message: string): ErrorReason | null {
  return REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? null
}

const MAX_REASON_LENGTH = 120

/** A reason as it may be shown: plain, and no longer than a line or two. */
export function truncateReason(message: string): string {
  const plain = message.replace(/\s+/g, ' ').trim()
  return plain.length > MAX_REASON_LENGTH ? `${plain.slice(0, MAX_REASON_LENGTH).trimEnd()}…` : plain
}

const ROOM = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'
const ROOM_EXACT = new RegExp(`^${ROOM}$`, 'i')
const ROOM_IN_LINK = new RegExp(`[?&]room=(${ROOM})(?![\\da-f-])`, 'i')

/** Room id of a `room` query parameter; null if it is no UUID. */
export const parseRoomId = (text: string): string | null => (ROOM_EXACT.test(text) ? text.toLowerCase() : null)

/** Room id of a pasted link or code; null if there is none. The link may be part of a longer message. */
export const findRoomId = (text: string): string | null =>
  parseRoomId(text.replace(/^\s*<?|>?\s*$/g, '')) ?? ROOM_IN_LINK.exec(text)?.[1]?.toLowerCase() ?? null

const ROOM = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'
const ROOM_EXACT = new RegExp(`^${ROOM}$`, 'i')
const ROOM_IN_LINK = new RegExp(`[?&]room=(${ROOM})(?:[&#]|$)`, 'i')

/** The room of a `?room=…`; null where it is none. */
export const readRoom = (text: string): string | null => (ROOM_EXACT.test(text) ? text.toLowerCase() : null)

/** The room that a pasted link or code names, with whatever a message had around it; null where it names none. */
export function readRoomCode(text: string): string | null {
  const trimmed = text.trim().replace(/^<|>$/g, '')
  return readRoom(trimmed) ?? ROOM_IN_LINK.exec(trimmed)?.[1]?.toLowerCase() ?? null
}

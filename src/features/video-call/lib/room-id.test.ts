import { expect, test } from 'vitest'
import { findRoomId, parseRoomId } from './room-id'

const ROOM = '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11'

test.each([
  ROOM,
  ` ${ROOM.toUpperCase()}\n`,
  `<${ROOM}>`,
  `https://portal.example/tr?room=${ROOM}`,
  `<https://portal.example/tr/takvim?a=1&room=${ROOM}#x>`,
  `/en?room=${ROOM}`,
  `Görüşme: https://portal.example/tr?room=${ROOM} saat 10:00`,
  `(https://portal.example/tr?room=${ROOM}).`,
])('%s contains the room', (text) => expect(findRoomId(text)).toBe(ROOM))

test.each([
  '',
  'oda',
  `${ROOM}0`,
  `x${ROOM}`,
  `https://portal.example/tr?room=${ROOM}0`,
  `https://portal.example/tr?room=`,
  `https://portal.example/tr?bedroom=${ROOM}`,
  `javascript:alert('${ROOM}')`,
])('%j contains no room', (text) => expect(findRoomId(text)).toBeNull())

test('the query parameter must be exactly the room id', () => {
  expect(parseRoomId(ROOM)).toBe(ROOM)
  expect(parseRoomId(` ${ROOM}`)).toBeNull()
})

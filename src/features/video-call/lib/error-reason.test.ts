import { expect, test } from 'vitest'
import { truncateReason, type ErrorReason, classifyReason } from './error-reason'

test.each<[string, ErrorReason | null]>([
  ['room not found', 'roomMissing'],
  ['roomId is missing', 'roomMissing'],
  ['Room closed', 'roomClosed'],
  ['The room was closed by the host', 'roomClosed'],
  ['Oda Kapatıldı', 'roomClosed'],
  ['peer left', 'peerLeft'],
  ['Katılımcı Ayrıldı', 'peerLeft'],
  ['transport closed', 'connectionClosed'],
  ['Bağlantı Kapatıldı', 'connectionClosed'],
  ['io server disconnect', 'connectionClosed'],
  ['cannot consume', 'videoFailed'],
  ['there is no such producer', 'videoFailed'],
  ['the transport to receive on did not come', 'videoFailed'],
  ['Görüntü yüklenemedi', 'videoFailed'],
  ['room is full', 'roomFull'],
  ['the platform failed', 'serverFailed'],
  ['internal server error', 'serverFailed'],
  ['no capacity', null],
  ['xhr poll error', 'unreachable'],
  ['websocket error', 'unreachable'],
  ['Network Error', 'unreachable'],
  ['timeout', 'unreachable'],
  ['join-room: timeout', 'unreachable'],
  ['', null],
])('"%s" is classified as %s (F-K28)', (message, reason) => {
  expect(classifyReason(message)).toBe(reason)
})

test('a reason is shown as one line of limited length (F-K26)', () => {
  expect(truncateReason('  xhr\n poll   error ')).toBe('xhr poll error')
  const page = truncateReason(`<html>${'x'.repeat(5_000)}</html>`)
  expect(page.length).toBeLessThanOrEqual(121)
  expect(page.endsWith('…')).toBe(true)
})

test('a reason without a text of the portal shows no token and no number (F-R15)', () => {
  expect(truncateReason('invalid Bearer abc.def of 05321234567')).toBe('invalid Bearer ••• of •••')
})

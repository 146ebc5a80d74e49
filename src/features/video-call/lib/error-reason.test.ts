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
  ['cannot consume', 'pictureFailed'],
  ['there is no such producer', 'pictureFailed'],
  ['the transport to receive on did not come', 'pictureFailed'],
  ['Görüntü yüklenemedi', 'pictureFailed'],
  ['room is full', null],
  ['xhr poll error', 'unreachable'],
  ['websocket error', 'unreachable'],
  ['Network Error', 'unreachable'],
  ['timeout', 'unreachable'],
  ['join-room: timeout', 'unreachable'],
  ['', null],
])('"%s" is about %s', (message, reason) => {
  expect(classifyReason(message)).toBe(reason)
})

test('a reason is shown as one plain line, and not without end', () => {
  expect(truncateReason('  xhr\n poll   error ')).toBe('xhr poll error')
  const page = truncateReason(`<html>${'x'.repeat(5_000)}</html>`)
  expect(page.length).toBeLessThanOrEqual(121)
  expect(page.endsWith('…')).toBe(true)
})

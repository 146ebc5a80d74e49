import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { ApiError } from '@/shared/api'
import { fold } from '@/shared/lib/text'
import type { CallErrorCode } from './call-error'
import { SignalingError } from './signaling'
import { PLATFORM_MESSAGES, toCallError, toConnectError, toDetail } from './to-call-error'

const rejected = (message: string) => toCallError(new SignalingError('join-room', 'rejected', message))
const connectError = (message: string) => toConnectError(new Error(message))

test.each<[string, CallErrorCode]>([
  ['room not found', 'room-missing'],
  ['roomId is missing', 'room-missing'],
  ['Room closed', 'room-closed'],
  ['The room was closed by the host', 'room-closed'],
  ['Oda Kapatıldı', 'room-closed'],
  ['peer left', 'peer-left'],
  ['Katılımcı Ayrıldı', 'peer-left'],
  ['transport closed', 'connection-closed'],
  ['Bağlantı Kapatıldı', 'connection-closed'],
  ['cannot consume', 'video-failed'],
  ['there is no such producer', 'video-failed'],
  ['Görüntü yüklenemedi', 'video-failed'],
  ['room is full', 'room-full'],
  [' Room is full ', 'room-full'],
  ['the platform failed', 'server-failed'],
  ['internal server error', 'server-failed'],
  ['no capacity', 'rejected'],
  ['the room is not full', 'rejected'],
  ['', 'server-failed'],
  [' ', 'server-failed'],
])('"%s" is classified as %s (F-K28)', (message, code) => {
  expect(rejected(message)).toMatchObject({ code })
})

test.each<[string, CallErrorCode]>([
  ['xhr poll error', 'unreachable'],
  ['websocket error', 'unreachable'],
  ['timeout', 'unreachable'],
  ['userName is missing', 'rejected'],
  ['', 'server-failed'],
])('the connection error "%s" is classified as %s', (message, code) => {
  expect(connectError(message)).toMatchObject({ code })
})

test.each<[string, Error, CallErrorCode]>([
  ['a request without an acknowledgement', new SignalingError('join-room', 'timeout'), 'timeout'],
  ['a malformed acknowledgement', new SignalingError('produce', 'malformed'), 'malformed'],
  ['a rejected consumer', new SignalingError('consume', 'rejected', 'no capacity'), 'video-failed'],
  ['an unsupported browser', Object.assign(new Error('no'), { name: 'UnsupportedError' }), 'unsupported'],
  ['a closed transport', Object.assign(new Error('closed'), { name: 'InvalidStateError' }), 'connection-closed'],
  ['a forbidden request', new ApiError({ kind: 'forbidden', operation: 'get-user-info-detail' }), 'unknown'],
  ['another error', new Error('no capacity'), 'unknown'],
])('%s is classified by its kind', (_, error, code) => {
  expect(toCallError(error)).toMatchObject({ code })
})

test('the known messages are those of the API description', () => {
  const { components } = parse(readFileSync('openapi/openapi.yaml', 'utf8')) as {
    components: { schemas: { CallErrorResponse: { properties: { error: { 'x-known-messages': string[] } } } } }
  }
  const described = components.schemas.CallErrorResponse.properties.error['x-known-messages']
  expect(described.map((message) => fold(message)).toSorted()).toEqual(Object.keys(PLATFORM_MESSAGES).toSorted())
})

test('a reason is shown as one line of limited length (F-K26)', () => {
  expect(toDetail('  xhr\n poll   error ')).toBe('xhr poll error')
  const page = toDetail(`<html>${'x'.repeat(5_000)}</html>`)
  expect(page.length).toBeLessThanOrEqual(121)
  expect(page.endsWith('…')).toBe(true)
  expect(toDetail('oda \u202Edolu')).toBe('oda dolu')
})

test('a reason without a text of the portal shows no token and no number (F-R15)', () => {
  expect(toDetail('invalid Bearer abc.def of 05321234567')).toBe('invalid Bearer ••• of •••')
})

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createMessageFilter, startProxy } from './firefox-bidi-proxy.mjs'

const OPTIONAL = JSON.stringify({ id: 7, method: 'emulation.setMediaFeaturesOverride', params: {} })
const UNKNOWN = JSON.stringify({ type: 'error', id: 7, error: 'unknown command', message: '' })

const downloadBegins = (params: object) =>
  JSON.stringify({ type: 'event', method: 'browsingContext.downloadWillBegin', params })

test('a Firefox that does not know the command has succeeded', () => {
  const { commandSent, amend } = createMessageFilter()
  commandSent(OPTIONAL)
  expect(JSON.parse(amend(UNKNOWN))).toEqual({ type: 'success', id: 7, result: {} })
})

test.each([
  ['another error of the command', JSON.stringify({ type: 'error', id: 7, error: 'invalid argument' })],
  ['the response to another command', JSON.stringify({ type: 'error', id: 8, error: 'unknown command' })],
  ['a download of a navigation', downloadBegins({ navigation: 'n1', url: 'blob:a' })],
  ['a download with an id', downloadBegins({ navigation: null, download: 'd1', url: 'blob:a' })],
])('%s stays as it is', (_case, message) => {
  const { commandSent, amend } = createMessageFilter()
  commandSent(OPTIONAL)
  expect(amend(message)).toBe(message)
})

test('an unknown command that is not the optional one stays an error', () => {
  const { commandSent, amend } = createMessageFilter()
  commandSent(JSON.stringify({ id: 7, method: 'script.evaluate', params: { expression: OPTIONAL } }))
  expect(amend(UNKNOWN)).toBe(UNKNOWN)
})

test('a download without any id gets its address as one', () => {
  const { amend } = createMessageFilter()
  const { params } = JSON.parse(amend(downloadBegins({ navigation: null, url: 'blob:a' })))
  expect(params).toEqual({ navigation: null, url: 'blob:a', download: 'blob:a' })
})

test('messages and the end of a connection reach the other side', async () => {
  const firefox = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => firefox.close())
  await once(firefox, 'listening')
  firefox.on('connection', (socket, { url }) => socket.on('message', (data) => socket.send(`${url} ${String(data)}`)))
  const playwright = new WebSocket(
    `${await startProxy(`ws://127.0.0.1:${(firefox.address() as AddressInfo).port}`)}/session`,
  )
  await once(playwright, 'open')
  playwright.send('{}')
  const [response] = await once(playwright, 'message')
  expect(String(response)).toBe('/session {}')
  for (const client of firefox.clients) client.close()
  await once(playwright, 'close')
})

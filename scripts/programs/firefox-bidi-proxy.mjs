#!/usr/bin/env node
// The `executablePath` with which Playwright starts a stock Firefox over WebDriver BiDi. Playwright opens no context and
// sees no download without messages that Firefox 153 ESR does not have yet; this adds them on the way (decision 0057).
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from './find-firefox.mjs'

const OPTIONAL_COMMAND = 'emulation.setMediaFeaturesOverride'
const DOWNLOAD_EVENTS = ['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd']

/** The differences of one connection; a Firefox that has the command and the field is left as it is. */
export const createMessageFilter = () => {
  const optionalIds = new Set()
  return {
    /** Looks at a command on its way to Firefox. */
    commandSent(/** @type {string} */ message) {
      if (!message.includes(OPTIONAL_COMMAND)) return
      const { id, method } = JSON.parse(message)
      if (method === OPTIONAL_COMMAND) optionalIds.add(id)
    },

    /** What Playwright gets in place of a message of Firefox. */
    amend(/** @type {string} */ message) {
      if (optionalIds.size === 0 && !message.includes('browsingContext.download')) return message
      const { id, error, method, params } = JSON.parse(message)
      if (optionalIds.delete(id) && error === 'unknown command') {
        return JSON.stringify({ type: 'success', id, result: {} })
      }
      // A download of a `blob:` address belongs to no navigation, and Playwright drops events without any id.
      if (DOWNLOAD_EVENTS.includes(method) && !params.navigation && !params.download) {
        return JSON.stringify({ type: 'event', method, params: { ...params, download: params.url } })
      }
      return message
    },
  }
}

const onText = (/** @type {WebSocket} */ socket, /** @type {(text: string) => void} */ listener) =>
  socket.on('message', (data) => listener(/** @type {Buffer} */ (data).toString()))

/**
 * Forwards the one connection that Playwright makes to Firefox.
 * @param {string} firefoxUrl
 * @returns {Promise<string>} where Playwright connects instead
 */
export const startProxy = (firefoxUrl) =>
  new Promise((resolve) => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      resolve(`ws://127.0.0.1:${port}`)
    })
    server.once('connection', (playwright, { url }) => {
      server.close()
      const filter = createMessageFilter()
      const firefox = new WebSocket(firefoxUrl + url, { perMessageDeflate: false, maxPayload: 0 })
      const opened = new Promise((open) => firefox.once('open', open))
      onText(playwright, (command) => {
        filter.commandSent(command)
        void opened.then(() => firefox.send(command))
      })
      onText(firefox, (message) => playwright.send(filter.amend(message)))
      firefox.on('error', (error) => console.error(error.message))
      firefox.on('close', () => playwright.close())
      playwright.on('close', () => firefox.close())
    })
  })

const startFirefox = () => {
  const program = findFirefox()
  if (!program) throw new Error('There is no Firefox to start')
  // In the process group of this script, which Playwright ends as a whole.
  const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
  firefox.on('exit', (code) => process.exit(code ?? 1))
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => firefox.kill(signal))
  }
  createInterface(firefox.stderr).on('line', (line) => {
    const [, url] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (url) void startProxy(url).then((proxyUrl) => console.error(`WebDriver BiDi listening on ${proxyUrl}`))
    else console.error(line)
  })
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) startFirefox()

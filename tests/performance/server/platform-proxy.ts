import { Agent, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Connection-specific headers, which HTTP/2 forbids. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'http2-settings',
])

const forwardable = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.has(name)))

export interface PlatformProxy {
  forward: (requested: Http2ServerRequest, response: Http2ServerResponse) => void
  upgrade: (requested: IncomingMessage, browser: Duplex, head: Buffer) => void
  close: () => void
}

/** Forwards requests to the platform, and delays each response to simulate its processing time. */
export const createPlatformProxy = (platform: URL, pauseMs: number): PlatformProxy => {
  const agent = new Agent({ keepAlive: true })

  const forward: PlatformProxy['forward'] = (requested, response) => {
    const headers = forwardable(requested.headers)
    const upstream = request(
      new URL(requested.url, platform),
      { agent, method: requested.method, headers },
      (platformResponse) => {
        setTimeout(() => {
          response.writeHead(platformResponse.statusCode ?? 502, forwardable(platformResponse.headers))
          platformResponse.pipe(response)
        }, pauseMs)
      },
    )
    upstream.on('error', (error) => {
      if (isAborted) return
      console.error(`The platform did not answer ${requested.method} ${requested.url}: ${error.message}`)
      response.writeHead(502).end()
    })
    // A closed page aborts its open requests, for example long polling.
    let isAborted = false
    response.on('close', () => {
      isAborted = true
      upstream.destroy()
    })
    requested.pipe(upstream)
  }

  const upgrade: PlatformProxy['upgrade'] = (requested, browser, head) => {
    const upstream = connect(Number(platform.port), platform.hostname, () => {
      const lines = Object.entries({ ...requested.headers, host: platform.host }).map(
        ([name, value]) => `${name}: ${String(value)}`,
      )
      upstream.write([`${requested.method} ${requested.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      upstream.write(head)
      upstream.pipe(browser).pipe(upstream)
    })
    upstream.on('error', () => browser.destroy())
    browser.on('error', () => upstream.destroy())
  }

  return { forward, upgrade, close: () => agent.destroy() }
}

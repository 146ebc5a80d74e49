import { Agent, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Headers that speak about one connection; HTTP/2 forbids them. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'http2-settings',
])

const forwardable = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.has(name)))

export interface PlatformProxy {
  forward: (requested: Http2ServerRequest, response: Http2ServerResponse) => void
  /** Web sockets go through untouched. */
  upgrade: (requested: IncomingMessage, browser: Duplex, head: Buffer) => void
  close: () => void
}

/** Hands requests to the clinic platform and its answers back, each after a pause that stands for a real platform's work. */
export const createPlatformProxy = (platform: URL, pauseMs: number): PlatformProxy => {
  const agent = new Agent({ keepAlive: true })

  const forward: PlatformProxy['forward'] = (requested, response) => {
    const headers = forwardable(requested.headers)
    const upstream = request(
      new URL(requested.url, platform),
      { agent, method: requested.method, headers },
      (answered) => {
        setTimeout(() => {
          response.writeHead(answered.statusCode ?? 502, forwardable(answered.headers))
          answered.pipe(response)
        }, pauseMs)
      },
    )
    upstream.on('error', (error) => {
      if (isLeft) return
      console.error(`The platform did not answer ${requested.method} ${requested.url}: ${error.message}`)
      response.writeHead(502).end()
    })
    // A page that is closed leaves calls behind, such as one that waits for live events.
    let isLeft = false
    response.on('close', () => {
      isLeft = true
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

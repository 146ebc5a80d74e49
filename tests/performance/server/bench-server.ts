import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import { PLATFORM_SEGMENTS } from '../../../deploy/serving-rules.ts'
import { listen } from '../../support/listen.ts'
import type { Certificate } from './certificate.ts'
import { createPlatformProxy } from './platform-proxy.ts'
import type { SiteFiles } from './site-files.ts'

/** First segments of paths of the platform; all others are files or routes of the site. */
const FORWARDED_SEGMENTS: readonly string[] = [...PLATFORM_SEGMENTS, 'sandbox', 'config.json']

export interface Site {
  files: SiteFiles
  /** Headers of index.html. */
  pageHeaders: Record<string, string>
}

export interface BenchServer {
  origin: string
  close: () => Promise<void>
}

interface Settings {
  certificate: Certificate
  platform: URL
  platformPauseMs: number
}

const sendFile = ({ files, pageHeaders }: Site, requested: Http2ServerRequest, response: Http2ServerResponse) => {
  const [path = '/'] = requested.url.split('?')
  const isRoute = !path.includes('.')
  const file = files.get(isRoute ? '/index.html' : path)
  if (!file) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { ...file.headers, ...(isRoute && pageHeaders), 'content-length': file.body.length })
  response.end(file.body)
}

/** Serves a site like in production: HTTP/2, TLS, brotli, and the platform on the same origin. */
export const startBenchServer = async (site: Site, settings: Settings): Promise<BenchServer> => {
  const { certificate, platform, platformPauseMs } = settings
  const proxy = createPlatformProxy(platform, platformPauseMs)
  const sessions = new Set<ServerHttp2Session>()
  // WebSockets use HTTP/1.1.
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert, allowHTTP1: true })
  server.on('request', (requested, response) => {
    if (FORWARDED_SEGMENTS.includes(requested.url.split(/[/?]/, 2)[1] ?? '')) proxy.forward(requested, response)
    else sendFile(site, requested, response)
  })
  server.on('upgrade', proxy.upgrade)
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  const { port } = new URL(await listen(server))

  return {
    origin: `https://localhost:${port}`,
    close: async () => {
      for (const session of sessions) session.destroy()
      proxy.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

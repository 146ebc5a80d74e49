import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hashInlineScripts, securityHeaders } from '../../deploy/security-headers.ts'
import {
  CACHE_FOREVER,
  connectOrigins,
  HIDDEN_FILE,
  NO_STORE,
  PAGE_FILE,
  PAGE_PATH,
  RESERVED_SEGMENTS,
  REVALIDATE,
} from '../../deploy/serving-rules.ts'
import type { RunTimeConfig } from './run-time-config.ts'

const RESERVED = new RegExp(`^/(${[...RESERVED_SEGMENTS, 'sandbox'].join('|')})(/|$)`)

interface PortalFiles {
  folder: string
  config: RunTimeConfig
}

/** Serves the built portal by the rules of the shipped web-server configuration. */
export const registerPortal = async (server: FastifyInstance, { folder, config }: PortalFiles): Promise<void> => {
  const page = join(folder, 'index.html')
  // Read each time, because the portal may be built again while the sandbox runs.
  const pageHeaders = () =>
    securityHeaders({ scripts: hashInlineScripts(readFileSync(page, 'utf8')), connect: connectOrigins(config) })

  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (path) => path !== PAGE_FILE && !HIDDEN_FILE.test(path) && !isPagePath(path),
    setHeaders: (reply, path) => {
      reply.header('x-content-type-options', 'nosniff')
      reply.header('cache-control', path.startsWith(join(folder, 'static')) ? CACHE_FOREVER : REVALIDATE)
      if (/\.html(\.br|\.gz)?$/.test(path)) reply.headers(pageHeaders())
    },
  })

  server.get('/config.json', (_request, reply) => reply.header('cache-control', REVALIDATE).send(config))

  server.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request)) return notFound(request, reply)
    if (existsSync(page)) return reply.sendFile('index.html')
    return reply.code(503).type('text/plain').send('The portal is not built yet. Run: npm run build\n')
  })
}

const isPagePath = (path: string): boolean => PAGE_PATH.test(path) && !RESERVED.test(path)

const isPageRequest = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && isPagePath(url.split('?')[0] ?? '/')

const notFound = ({ url }: FastifyRequest, reply: FastifyReply) => {
  reply.code(404).header('cache-control', NO_STORE)
  return url.startsWith('/api/') || url.startsWith('/sandbox/')
    ? reply.send({ statusCode: 404, message: 'There is no such operation.' })
    : reply.type('text/plain').send('Not found\n')
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { securityHeaders } from '../../deploy/security-headers.ts'

const ONE_YEAR = 'public, max-age=31536000, immutable'
const NO_CACHE = 'no-cache'
/** What is below these is a file or a call, and never a page of the portal. */
const NOT_PAGES = ['/static/', '/api/', '/socket.io/', '/telemedicine/', '/sandbox/']
/** Made for the error reporter, not for browsers. */
const SOURCE_MAP = /\.map(\.br|\.gz)?$/

export interface PortalFiles {
  /** The folder of the built portal. */
  folder: string
  config: object
}

/** Serves the built portal, as the shipped web-server configuration does. */
export const registerPortal = async (server: FastifyInstance, { folder, config }: PortalFiles): Promise<void> => {
  const htmlHeaders = securityHeaders()

  await server.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (path) => !SOURCE_MAP.test(path),
    setHeaders: (reply, path) => {
      reply.header('x-content-type-options', 'nosniff')
      reply.header('cache-control', path.startsWith(join(folder, 'static')) ? ONE_YEAR : NO_CACHE)
      if (/\.html(\.br|\.gz)?$/.test(path)) reply.headers(htmlHeaders)
    },
  })

  server.get('/config.json', (_request, reply) => reply.header('cache-control', NO_CACHE).send(config))

  server.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request)) return notFound(request, reply)
    if (existsSync(join(folder, 'index.html'))) return reply.sendFile('index.html')
    return reply.code(503).type('text/plain').send('The portal is not built yet. Run: npm run build\n')
  })
}

/** A browser that goes to an address, as opposed to a script that asks for something. */
const isPageRequest = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (url === '/' || (headers.accept ?? '').includes('text/html')) &&
  !NOT_PAGES.some((prefix) => `${url.split('?')[0]}/`.startsWith(prefix))

const notFound = ({ url }: FastifyRequest, reply: FastifyReply) =>
  url.startsWith('/api/') || url.startsWith('/sandbox/')
    ? reply.code(404).send({ statusCode: 404, message: 'There is no such call.' })
    : reply.code(404).type('text/plain').send('Not found\n')

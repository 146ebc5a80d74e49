import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const PAGES = fileURLToPath(new URL('./page', import.meta.url))

export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
}

export const registerControlPages = async (server: FastifyInstance): Promise<void> => {
  await server.register(fastifyStatic, {
    root: PAGES,
    prefix: '/sandbox/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.headers(PAGE_HEADERS),
  })

  server.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/'))
}

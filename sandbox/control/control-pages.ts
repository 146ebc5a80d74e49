import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

const PAGES = fileURLToPath(new URL('./page', import.meta.url))

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
}

/** The page with the buttons at `/sandbox/`, and the small one with which a patient enters a consultation. */
export const registerControlPages = async (server: FastifyInstance, { telemedicine }: Services): Promise<void> => {
  await server.register(fastifyStatic, {
    root: PAGES,
    prefix: '/sandbox/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.headers(HEADERS),
  })

  server.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/'))

  /** For the patient's page, which may be open on another machine: whoever has the link knows the room. */
  server.get<{ Params: { room: string } }>('/sandbox/rooms/:room', ({ params }, reply) => {
    const room = telemedicine.rooms.get(params.room)
    return room ?? reply.code(404).send({ statusCode: 404, message: 'There is no such room.' })
  })
}

import type { FastifyInstance } from 'fastify'

/** Lets pages of these origins call the API, for a portal that is served from another origin than its platform. */
export const allowOrigins = (server: FastifyInstance, origins: readonly string[]): void => {
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return undefined
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Date, Retry-After',
      vary: 'Origin',
    })
    if (request.method !== 'OPTIONS') return undefined
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type',
      })
      .send()
  })
}

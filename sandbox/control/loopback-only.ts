import type { FastifyReply, FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * Control requests change all data without a password, so only this machine may send them. The address alone is not enough:
 * a web page opened here could send them by DNS rebinding or across origins, so Host and Origin are checked too.
 */
export const loopbackOnly = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const { host = '', origin } = request.headers
  const isLocal =
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
    isLoopbackUrl(`http://${host}`) &&
    (origin === undefined || origin === `http://${host}`)
  return isLocal
    ? undefined
    : reply.code(403).send({ statusCode: 403, message: 'Control requests are for this machine only.' })
}

const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && LOOPBACK_NAMES.includes(new URL(url).hostname)

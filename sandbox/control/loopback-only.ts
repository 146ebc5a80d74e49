import type { FastifyReply, FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * Control calls change everybody's data without a password, so they are for this machine only. The address alone is not enough:
 * a web page that is open on this machine could reach it too, by a name of its own that points here (DNS rebinding), or by
 * posting across origins. Hence the Host and Origin headers are looked at as well.
 */
export const loopbackOnly = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const { host = '', origin } = request.headers
  const isLocal =
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
    isLoopbackUrl(`http://${host}`) &&
    (origin === undefined || isLoopbackUrl(origin))
  return isLocal
    ? undefined
    : reply.code(403).send({ statusCode: 403, message: 'Control calls are for this machine only.' })
}

const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && LOOPBACK_NAMES.includes(new URL(url).hostname)

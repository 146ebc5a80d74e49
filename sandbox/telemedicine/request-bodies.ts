import * as z from 'zod'
import {
  type DtlsParameters,
  MediaRequestError,
  type RtpCapabilities,
  type RtpParameters,
} from './media/media-engine.ts'

/*
 * Bodies of the requests, as `openapi/telemedicine.asyncapi.yaml` describes them. Of media only the fields that both engines
 * rely on are validated; each engine checks the rest.
 */

const kind = z.enum(['audio', 'video'])
const payloadType = z.int().min(0).max(127)
const ssrc = z.int().min(0).max(0xffff_ffff)

const codecs = <Codec extends z.core.$ZodType>(codec: Codec) => z.array(codec).min(1)
const headerExtensions = z.array(z.looseObject({ uri: z.string(), id: z.int().min(1).max(255) })).optional()

export const rtpCapabilitiesBody = z.strictObject({
  rtpCapabilities: z.custom<RtpCapabilities>(
    accepts(z.looseObject({ codecs: codecs(z.looseObject({ mimeType: z.string(), kind })) })),
  ),
})

export const dtlsParametersBody = z.strictObject({
  dtlsParameters: z.custom<DtlsParameters>(
    accepts(
      z.object({
        role: z.enum(['auto', 'client', 'server']).optional(),
        fingerprints: z.array(z.object({ algorithm: z.string(), value: z.string() })).min(1),
      }),
    ),
  ),
})

export const produceBody = z.strictObject({
  kind,
  rtpParameters: z.custom<RtpParameters>(
    accepts(
      z.looseObject({
        codecs: codecs(z.looseObject({ mimeType: z.string(), payloadType, clockRate: z.int().positive() })),
        headerExtensions,
        encodings: z.array(z.looseObject({ ssrc: ssrc.optional(), rtx: z.object({ ssrc }).optional() })).min(1),
      }),
    ),
  ),
})

export const joinBody = z.strictObject({ roomId: z.guid(), isReconnection: z.boolean() })
export const kindBody = z.strictObject({ kind })
export const consumeBody = z.strictObject({ producerId: z.string().min(1) })
export const resumeBody = z.strictObject({ consumerId: z.string().min(1) })
export const emptyBody = z.strictObject({})

function accepts(schema: z.ZodType): (value: unknown) => boolean {
  return (value) => schema.safeParse(value).success
}

/** @throws {MediaRequestError} naming the invalid field, unless the body is no object or has a field too many */
export const parseBody = <Body>(schema: z.ZodType<Body>, body: unknown): Body => {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const field = result.error.issues[0]?.path.join('.')
  throw new MediaRequestError(field ? `${field} is missing or not as described` : 'the body is not as described')
}

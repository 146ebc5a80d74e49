import { type MediaKind, MediaRequestError, type RtpCapabilities, type RtpParameters } from '../media-engine.ts'
import { ROUTER_CODECS, RETRANSMISSION, ROUTER_CAPABILITIES } from './router-capabilities.ts'

type RtpCodec = RtpParameters['codecs'][number]
type RtpCodecCapability = NonNullable<RtpCapabilities['codecs']>[number]

const hasMimeType = (mimeType: string) => (codec: { mimeType: string }) =>
  codec.mimeType.toLowerCase() === mimeType.toLowerCase()

export interface StreamSsrcs {
  kind: MediaKind
  ssrc: number
  /** SSRC of the retransmissions, if the sender supports them. */
  rtxSsrc: number | null
}

/** @throws {MediaRequestError} for a codec or an encoding that this engine does not support */
export const readStreamSsrcs = (kind: MediaKind, { codecs, encodings = [] }: RtpParameters): StreamSsrcs => {
  if (!codecs.some(hasMimeType(ROUTER_CODECS[kind].mimeType)))
    throw new MediaRequestError(`${kind} has to be ${ROUTER_CODECS[kind].mimeType}`)
  const [encoding, ...others] = encodings
  if (encoding?.ssrc === undefined || others.length > 0) throw new MediaRequestError('exactly one encoding is carried')
  return { kind, ssrc: encoding.ssrc, rtxSsrc: encoding.rtx?.ssrc ?? null }
}

/** Payload types and header extension ids: from those of the sender to those of a receiver. */
export interface Translation {
  payloadTypes: ReadonlyMap<number, number>
  extensions: ReadonlyMap<number, number>
}

interface ConsumerRequest {
  kind: MediaKind
  sent: RtpParameters
  capabilities: RtpCapabilities
  mid: string
  ssrc: number
  rtxSsrc: number
}

/** @throws {MediaRequestError} if the device cannot decode the codec */
export const consumerParameters = ({
  kind,
  sent,
  capabilities: { codecs = [] },
  mid,
  ssrc,
  rtxSsrc,
}: ConsumerRequest) => {
  const routerCodec = ROUTER_CODECS[kind]
  const device = codecs.find(hasMimeType(routerCodec.mimeType))
  if (!device) throw new MediaRequestError(`the device cannot decode ${routerCodec.mimeType}`)
  const source = sent.codecs.find(hasMimeType(routerCodec.mimeType))
  const retransmission =
    kind === 'video' && codecs.some(hasMimeType(RETRANSMISSION.mimeType)) ? rtxOf(sent, source) : undefined

  const headerExtensions = (sent.headerExtensions ?? []).flatMap(({ uri, id }) => {
    const known = ROUTER_CAPABILITIES.headerExtensions.find(
      (extension) => extension.kind === kind && extension.uri === uri,
    )
    return known ? [{ uri, from: id, id: known.preferredId }] : []
  })
  const rtpParameters: RtpParameters = {
    mid,
    codecs: [
      { ...toConsumerCodec(routerCodec, device), parameters: source?.parameters ?? {} },
      ...(retransmission ? [toConsumerCodec(RETRANSMISSION, RETRANSMISSION)] : []),
    ],
    headerExtensions: headerExtensions.map(({ uri, id }) => ({ uri, id, encrypt: false, parameters: {} })),
    encodings: [{ ssrc, ...(retransmission && { rtx: { ssrc: rtxSsrc } }) }],
    rtcp: { cname: sent.rtcp?.cname ?? mid, reducedSize: true },
  }
  const translation: Translation = {
    payloadTypes: new Map([
      ...(source ? [[source.payloadType, routerCodec.preferredPayloadType] as const] : []),
      ...(retransmission ? [[retransmission.payloadType, RETRANSMISSION.preferredPayloadType] as const] : []),
    ]),
    extensions: new Map(headerExtensions.map(({ from, id }) => [from, id])),
  }
  return { rtpParameters, translation }
}

const rtxOf = ({ codecs, encodings }: RtpParameters, source: RtpCodec | undefined): RtpCodec | undefined =>
  encodings?.[0]?.rtx &&
  codecs.find((codec) => hasMimeType(RETRANSMISSION.mimeType)(codec) && codec.parameters?.apt === source?.payloadType)

/** A codec of the router, with the RTCP feedback that the device supports. */
const toConsumerCodec = (routerCodec: RtpCodecCapability, device: RtpCodecCapability): RtpCodec => ({
  mimeType: routerCodec.mimeType,
  payloadType: routerCodec.preferredPayloadType,
  clockRate: routerCodec.clockRate,
  ...(routerCodec.channels && { channels: routerCodec.channels }),
  parameters: routerCodec.parameters ?? {},
  rtcpFeedback: (routerCodec.rtcpFeedback ?? []).filter(({ type, parameter = '' }) =>
    device.rtcpFeedback?.some((feedback) => feedback.type === type && (feedback.parameter ?? '') === parameter),
  ),
})

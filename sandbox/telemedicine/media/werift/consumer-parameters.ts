import { type MediaKind, MediaRequestError, type RtpCapabilities, type RtpParameters } from '../media-engine.ts'
import { CARRIED, RETRANSMISSION, ROUTER_CAPABILITIES } from './router-capabilities.ts'

type SentCodec = RtpParameters['codecs'][number]
type Codec = NonNullable<RtpCapabilities['codecs']>[number]

const isAlike = (mimeType: string) => (codec: { mimeType: string }) =>
  codec.mimeType.toLowerCase() === mimeType.toLowerCase()

/** The streams of a producer, as its browser numbers them. */
export interface SentStreams {
  kind: MediaKind
  ssrc: number
  /** Of what is sent again, if anything is. */
  rtxSsrc: number | null
}

/** @throws {MediaRequestError} for what this engine cannot carry */
export const sentStreams = (kind: MediaKind, { codecs, encodings = [] }: RtpParameters): SentStreams => {
  if (!codecs.some(isAlike(CARRIED[kind].mimeType)))
    throw new MediaRequestError(`${kind} has to be ${CARRIED[kind].mimeType}`)
  const [encoding, ...others] = encodings
  if (encoding?.ssrc === undefined || others.length > 0) throw new MediaRequestError('exactly one encoding is carried')
  return { kind, ssrc: encoding.ssrc, rtxSsrc: encoding.rtx?.ssrc ?? null }
}

/** How the numbers of the sender become those of one receiver. */
export interface Translation {
  payloadTypes: ReadonlyMap<number, number>
  extensions: ReadonlyMap<number, number>
}

interface ConsumerRequest {
  kind: MediaKind
  sent: RtpParameters
  /** Of the device that receives. */
  capabilities: RtpCapabilities
  mid: string
  ssrc: number
  rtxSsrc: number
}

/** @throws {MediaRequestError} where the device cannot decode what is sent */
export const consumerParameters = ({
  kind,
  sent,
  capabilities: { codecs = [] },
  mid,
  ssrc,
  rtxSsrc,
}: ConsumerRequest) => {
  const carried = CARRIED[kind]
  const device = codecs.find(isAlike(carried.mimeType))
  if (!device) throw new MediaRequestError(`the device cannot decode ${carried.mimeType}`)
  const source = sent.codecs.find(isAlike(carried.mimeType))
  const again = kind === 'video' && codecs.some(isAlike(RETRANSMISSION.mimeType)) ? rtxOf(sent, source) : undefined

  const headerExtensions = (sent.headerExtensions ?? []).flatMap(({ uri, id }) => {
    const known = ROUTER_CAPABILITIES.headerExtensions.find((a) => a.kind === kind && a.uri === uri)
    return known ? [{ uri, from: id, id: known.preferredId }] : []
  })
  const rtpParameters: RtpParameters = {
    mid,
    codecs: [
      { ...asSent(carried, device), parameters: source?.parameters ?? {} },
      ...(again ? [asSent(RETRANSMISSION, RETRANSMISSION)] : []),
    ],
    headerExtensions: headerExtensions.map(({ uri, id }) => ({ uri, id, encrypt: false, parameters: {} })),
    encodings: [{ ssrc, ...(again && { rtx: { ssrc: rtxSsrc } }) }],
    rtcp: { cname: sent.rtcp?.cname ?? mid, reducedSize: true },
  }
  const translation: Translation = {
    payloadTypes: new Map([
      ...(source ? [[source.payloadType, carried.preferredPayloadType] as const] : []),
      ...(again ? [[again.payloadType, RETRANSMISSION.preferredPayloadType] as const] : []),
    ]),
    extensions: new Map(headerExtensions.map(({ from, id }) => [from, id])),
  }
  return { rtpParameters, translation }
}

/** What is sent again of a codec, if the sender can. */
const rtxOf = ({ codecs, encodings }: RtpParameters, source: SentCodec | undefined): SentCodec | undefined =>
  encodings?.[0]?.rtx &&
  codecs.find((codec) => isAlike(RETRANSMISSION.mimeType)(codec) && codec.parameters?.apt === source?.payloadType)

/** A codec of ours, with the feedback that the device knows how to give. */
const asSent = (carried: Codec, device: Codec): SentCodec => ({
  mimeType: carried.mimeType,
  payloadType: carried.preferredPayloadType,
  clockRate: carried.clockRate,
  ...(carried.channels && { channels: carried.channels }),
  parameters: carried.parameters ?? {},
  rtcpFeedback: (carried.rtcpFeedback ?? []).filter(({ type, parameter = '' }) =>
    device.rtcpFeedback?.some((b) => b.type === type && (b.parameter ?? '') === parameter),
  ),
})

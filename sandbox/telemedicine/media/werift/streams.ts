import { randomInt } from 'node:crypto'
import { PictureLossIndication, RtcpPayloadSpecificFeedback } from 'werift'
import type { RtpParameters } from '../media-engine.ts'
import type { ReceivedPackets } from './received-packets.ts'
import type { StreamSsrcs, Translation } from './consumer-parameters.ts'
import type { PeerTransport } from './peer-transport.ts'
import { createSequenceNumbers, type SequenceNumbers } from './sequence-numbers.ts'

export interface SentStream extends StreamSsrcs {
  transport: PeerTransport
  rtpParameters: RtpParameters
  isPaused: boolean
  receivedPackets: ReceivedPackets
  receivers: Set<ReceivedStream>
}

/** The stream of a consumer, with its own SSRCs and sequence numbers. */
export interface ReceivedStream {
  transport: PeerTransport
  source: SentStream
  sourceClosed: () => void
  translation: Translation
  isPaused: boolean
  ssrc: number
  rtxSsrc: number
  numbering: SequenceNumbers
  rtxNumbering: SequenceNumbers
}

const OWN_SSRC = 1
const MAX_SSRC = 0xffff_ffff

export const newSsrc = (): number => randomInt(OWN_SSRC + 1, MAX_SSRC)

export const newNumberings = () => ({ numbering: createSequenceNumbers(), rtxNumbering: createSequenceNumbers() })

export const isActive = ({ isPaused, source, transport }: ReceivedStream): boolean =>
  !isPaused && !source.isPaused && transport.isOpen()

/** A new receiver can only decode from a keyframe, and would otherwise wait for the next one. */
export const requestKeyframe = ({ kind, transport, ssrc }: SentStream): void => {
  if (kind !== 'video') return
  const feedback = new PictureLossIndication({ senderSsrc: OWN_SSRC, mediaSsrc: ssrc })
  transport.sendRtcp(new RtcpPayloadSpecificFeedback({ feedback }))
}

export const skipSequenceNumbers = ({ numbering, rtxNumbering }: ReceivedStream): void => {
  numbering.skip()
  rtxNumbering.skip()
}

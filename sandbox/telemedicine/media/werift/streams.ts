import { randomInt } from 'node:crypto'
import { PictureLossIndication, RtcpPayloadSpecificFeedback } from 'werift'
import type { RtpParameters } from '../media-engine.ts'
import type { ReceivedPackets } from './received-packets.ts'
import type { SentStreams, Translation } from './consumer-parameters.ts'
import type { PeerTransport } from './peer-transport.ts'
import { createSequenceNumbers, type SequenceNumbers } from './sequence-numbers.ts'

export interface SentStream extends SentStreams {
  link: PeerTransport
  rtpParameters: RtpParameters
  isPaused: boolean
  receivedPackets: ReceivedPackets
  receivers: Set<ReceivedStream>
}

/** The stream of a consumer, with its own SSRCs and sequence numbers. */
export interface ReceivedStream {
  link: PeerTransport
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
const SSRC_LIMIT = 0xffff_ffff

export const newSsrc = (): number => randomInt(OWN_SSRC + 1, SSRC_LIMIT)

export const newNumberings = () => ({ numbering: createSequenceNumbers(), rtxNumbering: createSequenceNumbers() })

export const isActive = ({ isPaused, source, link }: ReceivedStream): boolean =>
  !isPaused && !source.isPaused && link.isOpen()

/** A new receiver can only decode from a keyframe, and would otherwise wait for the next one. */
export const requestKeyframe = ({ kind, link, ssrc }: SentStream): void => {
  if (kind !== 'video') return
  const feedback = new PictureLossIndication({ senderSsrc: OWN_SSRC, mediaSsrc: ssrc })
  link.sendRtcp(new RtcpPayloadSpecificFeedback({ feedback }))
}

export const skipSequenceNumbers = ({ numbering, rtxNumbering }: ReceivedStream): void => {
  numbering.skip()
  rtxNumbering.skip()
}

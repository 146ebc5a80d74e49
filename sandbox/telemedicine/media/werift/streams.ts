import { randomInt } from 'node:crypto'
import { PictureLossIndication, RtcpPayloadSpecificFeedback } from 'werift'
import type { ConsumerNotices, RtpParameters } from '../media-engine.ts'
import type { Arrivals } from './received-packets.ts'
import type { SentStreams, Translation } from './consumer-parameters.ts'
import type { Link } from './peer-transport.ts'
import { createNumbering, type Numbering } from './sequence-numbers.ts'

/** A camera or microphone as it arrives. */
export interface SentStream extends SentStreams {
  link: Link
  rtpParameters: RtpParameters
  isPaused: boolean
  arrivals: Arrivals
  receivers: Set<ReceivedStream>
}

/** The same as it goes out to somebody, under other numbers. */
export interface ReceivedStream {
  link: Link
  source: SentStream
  notices: ConsumerNotices
  translation: Translation
  isPaused: boolean
  ssrc: number
  rtxSsrc: number
  numbering: Numbering
  rtxNumbering: Numbering
}

/** Who speaks for this machine in feedback of its own. */
const OWN_SSRC = 1
const SSRC_LIMIT = 0xffff_ffff

export const newSsrc = (): number => randomInt(OWN_SSRC + 1, SSRC_LIMIT)

export const newNumberings = () => ({ numbering: createNumbering(), rtxNumbering: createNumbering() })

export const isFlowing = ({ isPaused, source, link }: ReceivedStream): boolean =>
  !isPaused && !source.isPaused && link.isOpen()

/** A picture can only be built up from a complete one; whoever begins to receive would otherwise wait for the next. */
export const askForPicture = ({ kind, link, ssrc }: SentStream): void => {
  if (kind !== 'video') return
  const feedback = new PictureLossIndication({ senderSsrc: OWN_SSRC, mediaSsrc: ssrc })
  link.sendRtcp(new RtcpPayloadSpecificFeedback({ feedback }))
}

/** What is left out from here on must not look lost. */
export const cutNumbers = ({ numbering, rtxNumbering }: ReceivedStream): void => {
  numbering.cut()
  rtxNumbering.cut()
}

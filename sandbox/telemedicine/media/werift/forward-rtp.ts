import { RtpHeader, type RtpPacket } from 'werift'
import { CARRIED } from './router-capabilities.ts'
import { isActive, type ReceivedStream, type SentStream } from './streams.ts'

/** Sends a packet on to everybody who receives the stream, under the numbers that they were told. */
export const forwardRtp = (stream: SentStream, packet: RtpPacket): void => {
  const isRetransmission = packet.header.ssrc === stream.rtxSsrc
  const missed = isRetransmission ? numberOf(packet) : null
  const isLate = missed !== null && !stream.arrivals.has(missed)
  if (missed !== null) stream.arrivals.add(missed)
  if (!isRetransmission) stream.arrivals.add(packet.header.sequenceNumber)
  for (const receiver of stream.receivers) {
    if (!isActive(receiver)) continue
    if (isLate) sendLate(receiver, packet, missed)
    else if (isRetransmission) retransmit(receiver, packet)
    else sendOn(receiver, packet)
  }
}

const sendOn = (receiver: ReceivedStream, { header, payload }: RtpPacket): void => {
  const payloadType = receiver.translation.payloadTypes.get(header.payloadType)
  if (payloadType === undefined) return
  const sequenceNumber = receiver.numbering.toReceiver(header.sequenceNumber)
  receiver.link.sendRtp(payload, headerFor(receiver, header, { payloadType, sequenceNumber, ssrc: receiver.ssrc }))
}

/** What had been lost on its way out to the receiver. */
const retransmit = (receiver: ReceivedStream, { header, payload }: RtpPacket): void => {
  const payloadType = receiver.translation.payloadTypes.get(header.payloadType)
  if (payloadType === undefined) return
  const sequenceNumber = receiver.rtxNumbering.toReceiver(header.sequenceNumber)
  const numbers = { payloadType, sequenceNumber, ssrc: receiver.rtxSsrc }
  receiver.link.sendRtp(withNumberOf(receiver, payload), headerFor(receiver, header, numbers))
}

/**
 * What had been lost on its way in is sent on late, as by a media server that has asked for it itself: nothing of it was lost
 * between here and the receiver.
 */
const sendLate = (receiver: ReceivedStream, { header, payload }: RtpPacket, missed: number): void => {
  const payloadType = CARRIED[receiver.source.kind].preferredPayloadType
  const numbers = { payloadType, sequenceNumber: receiver.numbering.repeated(missed), ssrc: receiver.ssrc }
  receiver.link.sendRtp(payload.subarray(NUMBER_LENGTH), headerFor(receiver, header, numbers))
}

type Numbers = Pick<RtpHeader, 'payloadType' | 'sequenceNumber' | 'ssrc'>

const headerFor = ({ translation }: ReceivedStream, header: RtpHeader, numbers: Numbers): RtpHeader => {
  const stored = header.extensions.flatMap(({ id, payload }) => {
    const known = translation.extensions.get(id)
    return known === undefined ? [] : [{ id: known, payload }]
  })
  return new RtpHeader({
    ...numbers,
    marker: header.marker,
    timestamp: header.timestamp,
    extension: stored.length > 0,
    extensions: stored,
  })
}

const NUMBER_LENGTH = 2

/** What is sent again begins with the number that it had the first time (RFC 4588); padding has none. */
const numberOf = ({ payload }: RtpPacket): number | null =>
  payload.length < NUMBER_LENGTH ? null : payload.readUInt16BE(0)

const withNumberOf = ({ numbering }: ReceivedStream, payload: Buffer): Buffer => {
  if (payload.length < NUMBER_LENGTH) return payload
  const renumbered = Buffer.from(payload)
  renumbered.writeUInt16BE(numbering.repeated(payload.readUInt16BE(0)), 0)
  return renumbered
}

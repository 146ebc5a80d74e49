import { RtpHeader, type RtpPacket } from 'werift'
import { ROUTER_CODECS } from './router-capabilities.ts'
import { isActive, type ReceivedStream, type SentStream } from './streams.ts'

export const forwardRtp = (stream: SentStream, packet: RtpPacket): void => {
  const isRetransmission = packet.header.ssrc === stream.rtxSsrc
  const missed = isRetransmission ? numberOf(packet) : null
  const isLate = missed !== null && !stream.receivedPackets.has(missed)
  if (missed !== null) stream.receivedPackets.add(missed)
  if (!isRetransmission) stream.receivedPackets.add(packet.header.sequenceNumber)
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
  receiver.transport.sendRtp(payload, headerFor(receiver, header, { payloadType, sequenceNumber, ssrc: receiver.ssrc }))
}

/** Forwards the retransmission of a packet that was lost between this machine and the receiver. */
const retransmit = (receiver: ReceivedStream, { header, payload }: RtpPacket): void => {
  const payloadType = receiver.translation.payloadTypes.get(header.payloadType)
  if (payloadType === undefined) return
  const sequenceNumber = receiver.rtxNumbering.toReceiver(header.sequenceNumber)
  const numbers = { payloadType, sequenceNumber, ssrc: receiver.rtxSsrc }
  receiver.transport.sendRtp(withNumberOf(receiver, payload), headerFor(receiver, header, numbers))
}

/**
 * Forwards a packet that was lost between the sender and this machine as a late packet, not as a retransmission, like a media
 * server that requests it itself: the receiver must not count it as lost on its own connection.
 */
const sendLate = (receiver: ReceivedStream, { header, payload }: RtpPacket, missed: number): void => {
  const payloadType = ROUTER_CODECS[receiver.source.kind].preferredPayloadType
  const numbers = { payloadType, sequenceNumber: receiver.numbering.repeated(missed), ssrc: receiver.ssrc }
  receiver.transport.sendRtp(payload.subarray(NUMBER_LENGTH), headerFor(receiver, header, numbers))
}

type Numbers = Pick<RtpHeader, 'payloadType' | 'sequenceNumber' | 'ssrc'>

const headerFor = ({ translation }: ReceivedStream, header: RtpHeader, numbers: Numbers): RtpHeader => {
  const extensions = header.extensions.flatMap(({ id, payload }) => {
    const known = translation.extensions.get(id)
    return known === undefined ? [] : [{ id: known, payload }]
  })
  return new RtpHeader({
    ...numbers,
    marker: header.marker,
    timestamp: header.timestamp,
    extension: extensions.length > 0,
    extensions,
  })
}

const NUMBER_LENGTH = 2

/** A retransmission starts with the original sequence number (RFC 4588); padding has none. */
const numberOf = ({ payload }: RtpPacket): number | null =>
  payload.length < NUMBER_LENGTH ? null : payload.readUInt16BE(0)

const withNumberOf = ({ numbering }: ReceivedStream, payload: Buffer): Buffer => {
  if (payload.length < NUMBER_LENGTH) return payload
  const renumbered = Buffer.from(payload)
  renumbered.writeUInt16BE(numbering.repeated(payload.readUInt16BE(0)), 0)
  return renumbered
}

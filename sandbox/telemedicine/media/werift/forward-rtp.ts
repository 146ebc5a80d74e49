import { RtpHeader, type RtpPacket } from 'werift'
import { isFlowing, type ReceivedStream, type SentStream } from './streams.ts'

/** Sends a packet on to everybody who receives the stream, under the numbers that they were told. */
export const forwardRtp = (stream: SentStream, packet: RtpPacket): void => {
  const isRetransmission = packet.header.ssrc === stream.rtxSsrc
  for (const receiver of stream.receivers) {
    if (!isFlowing(receiver)) continue
    const header = headerFor(receiver, packet, isRetransmission)
    if (!header) continue
    receiver.link.sendRtp(isRetransmission ? withNumberOf(receiver, packet.payload) : packet.payload, header)
  }
}

const headerFor = (receiver: ReceivedStream, { header }: RtpPacket, isRetransmission: boolean): RtpHeader | null => {
  const { payloadTypes, extensions } = receiver.translation
  const payloadType = payloadTypes.get(header.payloadType)
  if (payloadType === undefined) return null
  const kept = header.extensions.flatMap(({ id, payload }) => {
    const known = extensions.get(id)
    return known === undefined ? [] : [{ id: known, payload }]
  })
  const numbering = isRetransmission ? receiver.rtxNumbering : receiver.numbering
  return new RtpHeader({
    payloadType,
    marker: header.marker,
    timestamp: header.timestamp,
    sequenceNumber: numbering.toReceiver(header.sequenceNumber),
    ssrc: isRetransmission ? receiver.rtxSsrc : receiver.ssrc,
    extension: kept.length > 0,
    extensions: kept,
  })
}

/** What is sent again begins with the number that it had the first time (RFC 4588); padding has none. */
const withNumberOf = ({ numbering }: ReceivedStream, payload: Buffer): Buffer => {
  if (payload.length < 2) return payload
  const renumbered = Buffer.from(payload)
  renumbered.writeUInt16BE(numbering.repeated(payload.readUInt16BE(0)), 0)
  return renumbered
}

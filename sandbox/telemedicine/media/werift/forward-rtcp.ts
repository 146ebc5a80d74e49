import {
  GenericNack,
  PictureLossIndication,
  ReceiverEstimatedMaxBitrate,
  type RtcpPacket,
  RtcpPayloadSpecificFeedback,
  RtcpReceiverInfo,
  RtcpRrPacket,
  RtcpSrPacket,
  RtcpTransportLayerFeedback,
} from 'werift'
import { requestKeyframe, isActive, type ReceivedStream, type SentStream } from './streams.ts'

/** Streams of a transport by SSRC: sent by its browser, and received by it. */
interface KnownStreams {
  sent: (ssrc: number) => SentStream | undefined
  received: (ssrc: number) => ReceivedStream | undefined
}

/**
 * Forwards RTCP end to end, so that the two browsers adapt to each other: sender reports to the receivers, receiver reports and
 * feedback to the sender.
 */
export const forwardRtcp = (packet: RtcpPacket, streams: KnownStreams): void => {
  if (packet instanceof RtcpSrPacket) forwardSenderReport(packet, streams)
  if (packet instanceof RtcpSrPacket || packet instanceof RtcpRrPacket) forwardReceiverReports(packet, streams)
  if (packet instanceof RtcpTransportLayerFeedback) forwardLossReport(packet, streams)
  if (packet instanceof RtcpPayloadSpecificFeedback) forwardPictureFeedback(packet, streams)
}

const forwardSenderReport = ({ ssrc, senderInfo }: RtcpSrPacket, { sent }: KnownStreams): void => {
  const stream = sent(ssrc)
  for (const receiver of stream?.receivers ?? []) {
    if (!isActive(receiver)) continue
    const receiverSsrc = ssrc === stream?.rtxSsrc ? receiver.rtxSsrc : receiver.ssrc
    receiver.transport.sendRtcp(new RtcpSrPacket({ ssrc: receiverSsrc, senderInfo, reports: [] }))
  }
}

const forwardReceiverReports = ({ ssrc, reports }: RtcpSrPacket | RtcpRrPacket, streams: KnownStreams): void => {
  for (const report of reports) {
    const source = findSource(report.ssrc, streams)
    if (!source) continue
    const sourceReport = new RtcpReceiverInfo({ ...report, ssrc: source.ssrc })
    source.stream.transport.sendRtcp(new RtcpRrPacket({ ssrc, reports: [sourceReport] }))
  }
}

const forwardLossReport = ({ feedback }: RtcpTransportLayerFeedback, streams: KnownStreams): void => {
  if (!(feedback instanceof GenericNack)) return
  const receiver = streams.received(feedback.mediaSourceSsrc)
  const source = findSource(feedback.mediaSourceSsrc, streams)
  if (!receiver || !source) return
  feedback.mediaSourceSsrc = source.ssrc
  feedback.lost = feedback.lost.map((number) => receiver.numbering.toSender(number))
  source.stream.transport.sendRtcp(new RtcpTransportLayerFeedback({ feedback, header: feedback.header }))
}

const forwardPictureFeedback = ({ feedback }: RtcpPayloadSpecificFeedback, streams: KnownStreams): void => {
  if (feedback instanceof ReceiverEstimatedMaxBitrate) return forwardBandwidthEstimate(feedback, streams)
  if (feedback instanceof PictureLossIndication) return forwardKeyframeRequest(feedback.mediaSsrc, streams)
  if ('fir' in feedback) for (const { ssrc } of feedback.fir) forwardKeyframeRequest(ssrc, streams)
}

const forwardKeyframeRequest = (ssrc: number, streams: KnownStreams): void => {
  const stream = findSource(ssrc, streams)?.stream
  if (stream) requestKeyframe(stream)
}

/** Forwards the bandwidth estimate (REMB) for all streams of one sender. */
const forwardBandwidthEstimate = (estimate: ReceiverEstimatedMaxBitrate, streams: KnownStreams): void => {
  const sources = estimate.ssrcFeedbacks.flatMap((ssrc) => findSource(ssrc, streams) ?? [])
  const transport = sources[0]?.stream.transport
  if (!transport) return
  estimate.ssrcFeedbacks = sources.map(({ ssrc }) => ssrc)
  estimate.ssrcNum = sources.length
  transport.sendRtcp(new RtcpPayloadSpecificFeedback({ feedback: estimate }))
}

/** Finds the sender's stream and SSRC for an SSRC of a receiver. */
const findSource = (ssrc: number, { received }: KnownStreams): { stream: SentStream; ssrc: number } | undefined => {
  const receiver = received(ssrc)
  if (!receiver) return undefined
  const stream = receiver.source
  return { stream, ssrc: ssrc === receiver.rtxSsrc ? (stream.rtxSsrc ?? stream.ssrc) : stream.ssrc }
}

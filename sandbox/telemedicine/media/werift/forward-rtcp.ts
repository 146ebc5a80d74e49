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
export interface KnownStreams {
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
    const own = ssrc === stream?.rtxSsrc ? receiver.rtxSsrc : receiver.ssrc
    receiver.link.sendRtcp(new RtcpSrPacket({ ssrc: own, senderInfo, reports: [] }))
  }
}

const forwardReceiverReports = ({ ssrc, reports }: RtcpSrPacket | RtcpRrPacket, streams: KnownStreams): void => {
  for (const report of reports) {
    const to = origin(report.ssrc, streams)
    if (!to) continue
    const own = new RtcpReceiverInfo({ ...report, ssrc: to.ssrc })
    to.stream.link.sendRtcp(new RtcpRrPacket({ ssrc, reports: [own] }))
  }
}

const forwardLossReport = ({ feedback }: RtcpTransportLayerFeedback, streams: KnownStreams): void => {
  if (!(feedback instanceof GenericNack)) return
  const receiver = streams.received(feedback.mediaSourceSsrc)
  const to = origin(feedback.mediaSourceSsrc, streams)
  if (!receiver || !to) return
  feedback.mediaSourceSsrc = to.ssrc
  feedback.lost = feedback.lost.map((number) => receiver.numbering.toSender(number))
  to.stream.link.sendRtcp(new RtcpTransportLayerFeedback({ feedback, header: feedback.header }))
}

const forwardPictureFeedback = ({ feedback }: RtcpPayloadSpecificFeedback, streams: KnownStreams): void => {
  if (feedback instanceof ReceiverEstimatedMaxBitrate) return forwardBandwidthEstimate(feedback, streams)
  if (feedback instanceof PictureLossIndication) return forwardKeyframeRequest(feedback.mediaSsrc, streams)
  if ('fir' in feedback) for (const { ssrc } of feedback.fir) forwardKeyframeRequest(ssrc, streams)
}

const forwardKeyframeRequest = (ssrc: number, streams: KnownStreams): void => {
  const stream = origin(ssrc, streams)?.stream
  if (stream) requestKeyframe(stream)
}

/** Forwards the bandwidth estimate (REMB) for all streams of one sender. */
const forwardBandwidthEstimate = (estimate: ReceiverEstimatedMaxBitrate, streams: KnownStreams): void => {
  const origins = estimate.ssrcFeedbacks.flatMap((ssrc) => origin(ssrc, streams) ?? [])
  const link = origins[0]?.stream.link
  if (!link) return
  estimate.ssrcFeedbacks = origins.map(({ ssrc }) => ssrc)
  estimate.ssrcNum = origins.length
  link.sendRtcp(new RtcpPayloadSpecificFeedback({ feedback: estimate }))
}

/** Finds the sender's stream and SSRC for an SSRC of a receiver. */
const origin = (ssrc: number, { received }: KnownStreams): { stream: SentStream; ssrc: number } | undefined => {
  const receiver = received(ssrc)
  if (!receiver) return undefined
  const stream = receiver.source
  return { stream, ssrc: ssrc === receiver.rtxSsrc ? (stream.rtxSsrc ?? stream.ssrc) : stream.ssrc }
}

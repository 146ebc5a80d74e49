import type { MediaKind, RtpCapabilities } from '../media-engine.ts'

type Codec = NonNullable<RtpCapabilities['codecs']>[number]
type Extension = NonNullable<RtpCapabilities['headerExtensions']>[number]

export const ROUTER_CODECS = {
  audio: {
    kind: 'audio',
    mimeType: 'audio/opus',
    preferredPayloadType: 100,
    clockRate: 48_000,
    channels: 2,
    parameters: { minptime: 10, useinbandfec: 1 },
    rtcpFeedback: [],
  },
  video: {
    kind: 'video',
    mimeType: 'video/VP8',
    preferredPayloadType: 101,
    clockRate: 90_000,
    parameters: {},
    // No transport-cc: the receiver's bandwidth estimate (REMB) is forwarded to the sender.
    rtcpFeedback: [
      { type: 'nack', parameter: '' },
      { type: 'nack', parameter: 'pli' },
      { type: 'ccm', parameter: 'fir' },
      { type: 'goog-remb', parameter: '' },
    ],
  },
} satisfies Record<MediaKind, Codec>

export const RETRANSMISSION = {
  kind: 'video',
  mimeType: 'video/rtx',
  preferredPayloadType: 102,
  clockRate: 90_000,
  parameters: { apt: ROUTER_CODECS.video.preferredPayloadType },
  rtcpFeedback: [],
} satisfies Codec

const extension = (kind: MediaKind, uri: Extension['uri'], preferredId: number): Extension => ({
  kind,
  uri,
  preferredId,
  preferredEncrypt: false,
  direction: 'sendrecv',
})

export const ROUTER_CAPABILITIES = {
  codecs: [ROUTER_CODECS.audio, ROUTER_CODECS.video, RETRANSMISSION],
  headerExtensions: [
    extension('audio', 'http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time', 4),
    extension('video', 'http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time', 4),
    extension('audio', 'urn:ietf:params:rtp-hdrext:ssrc-audio-level', 10),
    extension('video', 'urn:3gpp:video-orientation', 11),
  ],
} satisfies RtpCapabilities

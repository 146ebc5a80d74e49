/** What a router can pass on: the codecs that every browser has, with the feedback that keeps a call alive on a poor line. */
export const ROUTER_RTP_CAPABILITIES = {
  codecs: [
    {
      kind: 'audio',
      mimeType: 'audio/opus',
      preferredPayloadType: 100,
      clockRate: 48_000,
      channels: 2,
      parameters: { minptime: 10, useinbandfec: 1 },
      rtcpFeedback: [
        { type: 'nack', parameter: '' },
        { type: 'transport-cc', parameter: '' },
      ],
    },
    {
      kind: 'video',
      mimeType: 'video/VP8',
      preferredPayloadType: 101,
      clockRate: 90_000,
      parameters: {},
      rtcpFeedback: [
        { type: 'nack', parameter: '' },
        { type: 'nack', parameter: 'pli' },
        { type: 'ccm', parameter: 'fir' },
        { type: 'goog-remb', parameter: '' },
        { type: 'transport-cc', parameter: '' },
      ],
    },
    {
      kind: 'video',
      mimeType: 'video/rtx',
      preferredPayloadType: 102,
      clockRate: 90_000,
      parameters: { apt: 101 },
      rtcpFeedback: [],
    },
  ],
  headerExtensions: [
    header('audio', 'urn:ietf:params:rtp-hdrext:sdes:mid', 1),
    header('video', 'urn:ietf:params:rtp-hdrext:sdes:mid', 1),
    header('audio', 'http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time', 4),
    header('video', 'http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time', 4),
    header('video', 'http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01', 5),
    header('audio', 'urn:ietf:params:rtp-hdrext:ssrc-audio-level', 10),
    header('video', 'urn:3gpp:video-orientation', 11),
  ],
}

function header(kind: 'audio' | 'video', uri: string, preferredId: number) {
  return { kind, uri, preferredId, preferredEncrypt: false, direction: 'sendrecv' }
}

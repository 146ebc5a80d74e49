import type { types } from 'mediasoup-client'

/*
 * Parameters of Chromium (VP8 and Opus) and of a mediasoup server, complete enough for a real server to accept them.
 */

export const dtlsParameters: types.DtlsParameters = {
  role: 'client',
  fingerprints: [
    {
      algorithm: 'sha-256',
      value: '4A:AD:B9:B1:3F:82:18:3B:54:02:12:DF:3E:5D:49:6B:19:E5:7C:AB:A5:9A:0C:8A:CD:4E:62:F0:91:2D:3B:77',
    },
  ],
}

const opus = { mimeType: 'audio/opus', clockRate: 48_000, channels: 2, parameters: {}, rtcpFeedback: [] }
const vp8 = {
  mimeType: 'video/VP8',
  clockRate: 90_000,
  parameters: {},
  rtcpFeedback: [
    { type: 'nack', parameter: '' },
    { type: 'nack', parameter: 'pli' },
  ],
}

export const rtpCapabilities: types.RtpCapabilities = {
  codecs: [
    { kind: 'audio', preferredPayloadType: 100, ...opus },
    { kind: 'video', preferredPayloadType: 101, ...vp8 },
  ],
  headerExtensions: [],
}

export const MEDIA_KINDS = ['audio', 'video'] as const

export const codecs = {
  audio: { ...opus, payloadType: 111, parameters: { minptime: 10, useinbandfec: 1 } },
  video: { ...vp8, payloadType: 96 },
} satisfies Record<types.MediaKind, types.RtpCodecParameters>

export const rtpParametersOf = (kind: types.MediaKind): types.RtpParameters => ({
  mid: '0',
  codecs: [codecs[kind]],
  headerExtensions: [],
  encodings: [{ ssrc: 22_334_455 }],
  rtcp: { cname: 'clinic-portal', reducedSize: true },
})

export const transport = {
  id: '2f4b8c90-0b1d-4d6e-9a47-3c5d2e1f0a9b',
  iceParameters: { usernameFragment: 'k3v1zq9x', password: '8sd7f6g5h4j3k2l1m0n9b8v7c6x5z4a3', iceLite: true },
  iceCandidates: [
    // Without the address: servers send it as `address`, older ones as `ip`.
    {
      foundation: 'udpcandidate',
      priority: 1_076_302_079,
      port: 40_012,
      protocol: 'udp',
      type: 'host',
    },
  ],
  dtlsParameters: { ...dtlsParameters, role: 'auto' },
}

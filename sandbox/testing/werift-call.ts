import { afterEach, expect, vi } from 'vitest'
import type { MediaTransport, RtpParameters } from '../telemedicine/media/media-engine.ts'
import { createWeriftEngine } from '../telemedicine/media/werift/werift-engine.ts'
import { joinRoom, type Peer } from './werift-peer.ts'

export const VIDEO_SSRC = 22_334_455
export const RTX_SSRC = 22_334_456
export const AUDIO_SSRC = 11_223_344
export const ABS_SEND_TIME = 'http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time'

export const vp8 = { mimeType: 'video/VP8', payloadType: 96, clockRate: 90_000 }
const rtx = { mimeType: 'video/rtx', payloadType: 97, clockRate: 90_000, parameters: { apt: 96 } }
export const videoParameters: RtpParameters = {
  codecs: [vp8, rtx],
  headerExtensions: [
    { uri: ABS_SEND_TIME, id: 2 },
    { uri: 'urn:ietf:params:rtp-hdrext:sdes:mid', id: 3 },
  ],
  encodings: [{ ssrc: VIDEO_SSRC, rtx: { ssrc: RTX_SSRC } }],
}

export const audioParameters: RtpParameters = {
  codecs: [{ mimeType: 'audio/opus', payloadType: 111, clockRate: 48_000, channels: 2 }],
  encodings: [{ ssrc: AUDIO_SSRC }],
}

const report = vi.fn<(error: unknown) => void>()
const closers: (() => unknown)[] = []
export const onTestEnd = (close: () => unknown): void => void closers.push(close)

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  expect(report).not.toHaveBeenCalled()
  await expect.poll(openSockets, { message: 'no socket is left open' }).toBe(0)
})

export const openSockets = () =>
  process.getActiveResourcesInfo().filter((resource) => resource.startsWith('UDP')).length

export const openRouter = async (inactivityMs?: number, addresses = ['127.0.0.1']) => {
  const engine = createWeriftEngine({ addresses: () => addresses, report, ...(inactivityMs && { inactivityMs }) })
  closers.push(() => engine.close())
  return engine.openRouter({ routerClosed: vi.fn<() => void>() })
}
export const fakeCallbacks = () => ({ disconnected: vi.fn<() => void>(), closed: vi.fn<() => void>() })

export const join = async (transport: MediaTransport): Promise<Peer> => {
  const peer = await joinRoom(transport)
  closers.push(() => peer.leave())
  await peer.connected
  return peer
}

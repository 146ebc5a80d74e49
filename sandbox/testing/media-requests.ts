import { expect } from 'vitest'
import type { TestParticipant } from './consultation.ts'

// Complete enough for the platform to accept them; the media engine is a fake.

export const rtpCapabilities = { codecs: [{ kind: 'video', mimeType: 'video/VP8', clockRate: 90_000 }] }
export const dtlsParameters = { role: 'client', fingerprints: [{ algorithm: 'sha-256', value: '4A:AD' }] }
export const rtpParameters = {
  codecs: [{ mimeType: 'video/VP8', payloadType: 96, clockRate: 90_000 }],
  encodings: [{ ssrc: 22_334_455 }],
}

export const succeed = async ({ request }: TestParticipant, message: string, body?: object) => {
  const response = await request(message, body)
  expect(response, message).toMatchObject({ success: true })
  return response
}

export const createTransports = async (participant: TestParticipant) => {
  await succeed(participant, 'set-rtp-capabilities', { rtpCapabilities })
  const send = await succeed(participant, 'create-send-transport')
  const receive = await succeed(participant, 'create-recv-transport')
  await succeed(participant, 'connect-send-transport', { dtlsParameters })
  await succeed(participant, 'connect-recv-transport', { dtlsParameters })
  return { send: send.params.id as string, receive: receive.params.id as string }
}

export const produce = async (participant: TestParticipant, kind = 'video') =>
  (await succeed(participant, 'produce', { kind, rtpParameters })).id

export const consume = async (participant: TestParticipant, producerId: string) => {
  const { params } = await succeed(participant, 'consume', { producerId })
  await succeed(participant, 'resume-consumer', { consumerId: params.id })
  return params.id as string
}

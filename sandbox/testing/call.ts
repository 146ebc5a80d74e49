import { expect } from 'vitest'
import type { Visitor } from './consultation.ts'

/*
 * Media requests of a browser, complete enough for the platform to accept them.
 */

export const rtpCapabilities = { codecs: [{ kind: 'video', mimeType: 'video/VP8', clockRate: 90_000 }] }
export const dtlsParameters = { role: 'client', fingerprints: [{ algorithm: 'sha-256', value: '4A:AD' }] }
export const rtpParameters = {
  codecs: [{ mimeType: 'video/VP8', payloadType: 96, clockRate: 90_000 }],
  encodings: [{ ssrc: 22_334_455 }],
}

export const succeed = async ({ ask }: Visitor, message: string, body?: object) => {
  const response = await ask(message, body)
  expect(response, message).toMatchObject({ success: true })
  return response
}

export const prepare = async (visitor: Visitor) => {
  await succeed(visitor, 'set-rtp-capabilities', { rtpCapabilities })
  const send = await succeed(visitor, 'create-send-transport')
  const receive = await succeed(visitor, 'create-recv-transport')
  await succeed(visitor, 'connect-send-transport', { dtlsParameters })
  await succeed(visitor, 'connect-recv-transport', { dtlsParameters })
  return { send: send.params.id as string, receive: receive.params.id as string }
}

export const show = async (visitor: Visitor, kind = 'video') =>
  (await succeed(visitor, 'produce', { kind, rtpParameters })).id

export const watch = async (visitor: Visitor, producerId: string) => {
  const { params } = await succeed(visitor, 'consume', { producerId })
  await succeed(visitor, 'resume-consumer', { consumerId: params.id })
  return params.id as string
}

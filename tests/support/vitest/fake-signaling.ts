import * as fake from 'mediasoup-client/fakeParameters'

export type SignalingResponses = Partial<Record<string, (body: never) => unknown>>

/** Acknowledgements of a platform that confirms every request, except those that `responses` replaces. */
export function fakeSignaling(responses: SignalingResponses = {}) {
  let consumers = 0
  const transport = () => ({ success: true, params: fake.generateTransportRemoteParameters() })
  const all: SignalingResponses = {
    'join-room': () => ({ success: true, rtpCapabilities: fake.generateRouterRtpCapabilities() }),
    'create-send-transport': transport,
    'create-recv-transport': transport,
    produce: () => ({ success: true, id: crypto.randomUUID() }),
    consume: ({ producerId }: { producerId: string }) => {
      consumers += 1
      const codecMimeType = producerId.startsWith('audio') ? 'audio/opus' : 'video/VP8'
      const remote = fake.generateConsumerRemoteParameters({ codecMimeType })
      return { success: true, params: { ...remote, id: `consumer-${consumers}`, producerId } }
    },
    ...responses,
  }
  return async (name: string, body: unknown): Promise<unknown> => all[name]?.(body as never) ?? { success: true }
}

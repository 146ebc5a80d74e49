import { Device, type types } from 'mediasoup-client'
import type { Channel } from './channel.ts'
import { type Kind, trackOf } from './local-devices.ts'

export type MediaSession = Awaited<ReturnType<typeof openMediaSession>>

interface SessionOptions {
  channel: Pick<Channel, 'sendRequest'>
  routerRtpCapabilities: types.RtpCapabilities
  local: MediaStream
  remote: MediaStream
  onFailed: (error: Error) => void
}

export const openMediaSession = async (options: SessionOptions) => {
  const { channel, routerRtpCapabilities, local, remote, onFailed } = options
  const device = await Device.factory()
  await device.load({ routerRtpCapabilities })
  await channel.sendRequest('set-rtp-capabilities', { rtpCapabilities: device.recvRtpCapabilities })

  const send = device.createSendTransport((await channel.sendRequest('create-send-transport')).params)
  const receive = device.createRecvTransport((await channel.sendRequest('create-recv-transport')).params)
  for (const transport of [send, receive]) {
    transport.on('connect', ({ dtlsParameters }, done, failed) => {
      const requested = channel.sendRequest(`connect-${transport.direction}-transport`, { dtlsParameters })
      void settle(requested, done, failed)
    })
    transport.on('connectionstatechange', (state) => {
      if (state === 'failed') onFailed(new Error(`the transport to ${transport.direction} on failed`))
    })
  }
  send.on('produce', ({ kind, rtpParameters }, done, failed) => {
    void settle(channel.sendRequest('produce', { kind, rtpParameters }), done, failed)
  })

  const producers = new Map<Kind, types.Producer>()
  const consumers = new Map<string, types.Consumer>()
  /** One at a time, so that `stopReceiving` also finds a consumer that is being created. */
  let queue: Promise<unknown> = Promise.resolve()

  const drop = (consumer: types.Consumer): void => {
    consumers.delete(consumer.id)
    remote.removeTrack(consumer.track)
    consumer.close()
  }

  return {
    /** Produces all local tracks; a disabled track is produced paused. */
    async sendAll(): Promise<void> {
      for (const kind of ['audio', 'video'] as const) {
        const track = trackOf(local, kind)
        if (!track) continue
        const producer = await send.produce({ track, stopTracks: false })
        producers.set(kind, producer)
        if (producer.paused) await channel.sendRequest('pause-producer', { kind })
      }
    },

    async switchLocal(kind: Kind, isOn: boolean): Promise<void> {
      const producer = producers.get(kind)
      if (!producer) return
      if (isOn) producer.resume()
      else producer.pause()
      await channel.sendRequest(isOn ? 'resume-producer' : 'pause-producer', { kind })
    },

    receive(producerId: string): Promise<Kind> {
      const received = queue.then(async () => {
        const { params } = await channel.sendRequest('consume', { producerId })
        const consumer = await receive.consume(params)
        for (const old of consumers.values()) if (old.kind === consumer.kind) drop(old)
        consumers.set(consumer.id, consumer)
        remote.addTrack(consumer.track)
        await channel.sendRequest('resume-consumer', { consumerId: consumer.id })
        return consumer.kind
      })
      queue = received.catch(() => undefined)
      return received
    },

    /** @returns the kind of the closed consumer, or null if it is unknown */
    async stopReceiving(consumerId: string): Promise<Kind | null> {
      await queue
      const consumer = consumers.get(consumerId)
      if (!consumer) return null
      drop(consumer)
      return consumer.kind
    },

    close(): void {
      for (const consumer of consumers.values()) drop(consumer)
      send.close()
      receive.close()
    },
  }
}

/** Adapts a promise to the callbacks of mediasoup-client. */
const settle = async <Result>(
  requested: Promise<Result>,
  done: (response: Result) => void,
  failed: (error: Error) => void,
): Promise<void> => {
  try {
    done(await requested)
  } catch (error) {
    failed(error instanceof Error ? error : new Error(String(error)))
  }
}

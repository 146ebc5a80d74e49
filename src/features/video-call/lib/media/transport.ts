import type { types } from 'mediasoup-client'
import type { ResponseOf, Signaling, SignalingError } from '../signaling/signaling'

/** ICE recovers from a short network loss by itself; after this time only a new transport does. */
const DISCONNECT_GRACE_MS = 3_000

export type Direction = 'send' | 'recv'

interface TransportOptions {
  device: types.Device
  direction: Direction
  params: ResponseOf<'create-send-transport'>['params']
  signaling: Pick<Signaling, 'request'>
  onProduced: (producerId: string) => void
}

/** A transport that connects and announces its producers over the signaling. */
export function createTransport({ device, direction, params, signaling, onProduced }: TransportOptions) {
  const options = params as unknown as types.TransportOptions
  const transport = direction === 'send' ? device.createSendTransport(options) : device.createRecvTransport(options)
  transport.on('connect', ({ dtlsParameters }, done, failed) => {
    void settle(signaling.request(`connect-${direction}-transport`, { dtlsParameters }), done, failed)
  })
  transport.on('produce', ({ kind, rtpParameters }, done, failed) => {
    const produced = signaling.request('produce', { kind, rtpParameters }).then((response) => {
      onProduced(response.id)
      return response
    })
    void settle(produced, done, failed)
  })
  return transport
}

/** Calls `onBroken` once, when the transport has failed for good. Returns a function that stops watching. */
export function watchTransport(transport: types.Transport, onBroken: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const changed = (state: types.ConnectionState) => {
    clearTimeout(timer)
    if (state === 'failed') broken()
    if (state === 'disconnected') timer = setTimeout(broken, DISCONNECT_GRACE_MS)
  }
  const stop = () => {
    clearTimeout(timer)
    transport.off('connectionstatechange', changed)
  }
  const broken = () => {
    stop()
    onBroken()
  }
  transport.on('connectionstatechange', changed)
  return stop
}

/** mediasoup-client takes callbacks instead of a promise. */
async function settle<Response>(
  requested: Promise<Response>,
  done: (response: Response) => void,
  failed: (error: Error) => void,
): Promise<void> {
  try {
    done(await requested)
  } catch (error) {
    failed(error as SignalingError)
  }
}

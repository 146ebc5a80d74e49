import type { types } from 'mediasoup-client'
import type { ResponseOf, Signaling } from '../signaling/signaling'

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
  // The platform passes the data of mediasoup on; mediasoup-client validates them and throws a `TypeError`.
  const options = params as unknown as types.TransportOptions
  const transport = direction === 'send' ? device.createSendTransport(options) : device.createRecvTransport(options)
  transport.on('connect', ({ dtlsParameters }, connected, failed) => {
    signaling.request(`connect-${direction}-transport`, { dtlsParameters }).then(connected, failed)
  })
  transport.on('produce', ({ kind, rtpParameters }, produced, failed) => {
    signaling.request('produce', { kind, rtpParameters }).then(({ id }) => {
      onProduced(id)
      produced({ id })
    }, failed)
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

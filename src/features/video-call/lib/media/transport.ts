import type { types } from 'mediasoup-client'
import { type ResponseOf, type Signaling, SignalingError, type SignalingRequest } from '../signaling/signaling'

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

/** mediasoup-client validates the media data in a response, and throws a `TypeError` for data that it cannot use. */
export const throwMalformed =
  (request: SignalingRequest) =>
  (error: unknown): never => {
    throw error instanceof TypeError ? new SignalingError(request, 'malformed') : error
  }

function openTransport(device: types.Device, direction: Direction, params: TransportOptions['params']) {
  const options = params as unknown as types.TransportOptions
  try {
    return direction === 'send' ? device.createSendTransport(options) : device.createRecvTransport(options)
  } catch (error) {
    return throwMalformed(`create-${direction}-transport`)(error)
  }
}

/**
 * A transport that connects and announces its producers over the signaling.
 * @throws {SignalingError}
 */
export function createTransport({ device, direction, params, signaling, onProduced }: TransportOptions) {
  const transport = openTransport(device, direction, params)
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

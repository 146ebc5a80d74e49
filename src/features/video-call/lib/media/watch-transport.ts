import type { types } from 'mediasoup-client'

/** ICE recovers from a short network loss by itself; after this time only a new transport does. */
const DISCONNECT_GRACE_MS = 3_000

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

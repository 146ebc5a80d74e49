import type { types } from 'mediasoup-client'

/** A short hole in the network heals by itself; after this nothing but a new transport does. */
const DISCONNECT_GRACE_MS = 3_000

/** Calls back once when media can no longer pass; returns what ends the watch. */
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

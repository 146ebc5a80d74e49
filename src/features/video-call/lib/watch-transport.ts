import type { types } from 'mediasoup-client'

/** A short hole in the network heals by itself; after this nothing but a new transport does. */
const HEALS_WITHIN_MS = 3_000

/** Calls back once when media can no longer pass; returns what ends the watch. */
export function watchTransport(transport: types.Transport, onBroken: () => void): () => void {
  let patience: ReturnType<typeof setTimeout> | undefined
  const changed = (state: types.ConnectionState) => {
    clearTimeout(patience)
    if (state === 'failed') broken()
    if (state === 'disconnected') patience = setTimeout(broken, HEALS_WITHIN_MS)
  }
  const stop = () => {
    clearTimeout(patience)
    transport.off('connectionstatechange', changed)
  }
  const broken = () => {
    stop()
    onBroken()
  }
  transport.on('connectionstatechange', changed)
  return stop
}

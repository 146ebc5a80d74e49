import type { LinkQuality } from './network-profile.ts'

/** Packets that would wait longer than this for bandwidth are dropped, as a home router does. */
const MAX_QUEUE_MS = 400

export type TrafficShaper = ReturnType<typeof createTrafficShaper>

/** One direction of an emulated network: delays or drops packets and keeps their order. `quality` is read for each packet. */
export const createTrafficShaper = (
  quality: Readonly<LinkQuality>,
  deliver: (packet: Buffer) => void,
  random: () => number = Math.random,
) => {
  const timers = new Set<NodeJS.Timeout>()
  /** Time when the queue is empty. */
  let freeAt = 0

  const deliverLater = (packet: Buffer, waitMs: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      deliver(packet)
    }, waitMs)
    timers.add(timer)
  }

  return {
    send(packet: Buffer): void {
      const { loss, delayMs, kbps } = quality
      if (random() * 100 < loss) return
      const now = performance.now()
      const queuedMs = kbps === null ? 0 : Math.max(0, freeAt - now)
      if (queuedMs > MAX_QUEUE_MS) return
      const transferMs = kbps === null ? 0 : (packet.length * 8) / kbps
      freeAt = now + queuedMs + transferMs
      const waitMs = delayMs + queuedMs + transferMs
      if (waitMs === 0) deliver(packet)
      else deliverLater(packet, waitMs)
    },

    close(): void {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}

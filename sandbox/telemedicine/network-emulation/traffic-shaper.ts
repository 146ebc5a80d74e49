import type { LinkQuality } from './network-profile.ts'

/** Of a narrow line, what waits longer than this is dropped, as a home router does. */
const MAX_QUEUE_MS = 400

export type TrafficShaper = ReturnType<typeof createTrafficShaper>

/** One direction of a line: packets come out late or not at all, and in their order. `quality` is read for each packet. */
export const createTrafficShaper = (
  quality: Readonly<LinkQuality>,
  deliver: (packet: Buffer) => void,
  random: () => number = Math.random,
) => {
  const timers = new Set<NodeJS.Timeout>()
  /** When the line has passed on everything that was given to it. */
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
      const passingMs = kbps === null ? 0 : (packet.length * 8) / kbps
      freeAt = now + queuedMs + passingMs
      const waitMs = delayMs + queuedMs + passingMs
      if (waitMs === 0) deliver(packet)
      else deliverLater(packet, waitMs)
    },

    close(): void {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}

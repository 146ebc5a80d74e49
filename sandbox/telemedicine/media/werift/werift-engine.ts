import type { MediaEngine } from '../media-engine.ts'

/** As long as a mediasoup worker waits by default, a doctor does not want to look at a picture that stands still. */
const SILENCE_MS = 10_000

export interface WeriftOptions {
  /** Of this machine, where browsers reach it. */
  address: string
  silenceMs?: number
  report: (error: unknown) => void
}

/** The engine that is always there: TypeScript alone, for a few people on one machine. */
export const createWeriftEngine = ({ address, silenceMs = SILENCE_MS, report }: WeriftOptions): MediaEngine => {
  const routers = new Set<{ close(): void }>()
  return {
    name: 'werift',
    async openRouter() {
      // Half a second of start-up that only a call needs.
      const { createWeriftRouter } = await import('./werift-router.ts')
      const router = createWeriftRouter({ address, silenceMs, report })
      routers.add(router)
      return {
        ...router,
        close() {
          routers.delete(router)
          router.close()
        },
      }
    },
    close: () => routers.forEach((router) => router.close()),
  }
}

import type { MediaEngine, RouterNotices } from '../media-engine.ts'

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
  const routers = new Map<{ close(): void }, RouterNotices>()
  return {
    name: 'werift',
    async openRouter(notices) {
      // Half a second of start-up that only a call needs.
      const { createWeriftRouter } = await import('./werift-router.ts')
      const router = createWeriftRouter({ address, silenceMs, report })
      routers.set(router, notices)
      return {
        ...router,
        close() {
          routers.delete(router)
          router.close()
        },
      }
    },
    crash() {
      for (const [router, { died }] of routers) {
        routers.delete(router)
        died()
        router.close()
      }
    },
    close: () => routers.forEach((_notices, router) => router.close()),
  }
}

import type { MediaEngine, RouterCallbacks } from '../media-engine.ts'

/** As long as a mediasoup worker waits by default, a doctor does not want to look at a picture that stands still. */
const INACTIVITY_MS = 10_000

export interface WeriftOptions {
  /** Of this machine, where browsers reach it. */
  address: string
  inactivityMs?: number
  report: (error: unknown) => void
}

/** The engine that is always there: TypeScript alone, for a few people on one machine. */
export const createWeriftEngine = ({ address, inactivityMs = INACTIVITY_MS, report }: WeriftOptions): MediaEngine => {
  const routers = new Map<{ close(): void }, RouterCallbacks>()
  return {
    name: 'werift',
    async openRouter(notices) {
      // Half a second of start-up that only a call needs.
      const { createWeriftRouter } = await import('./werift-router.ts')
      const router = createWeriftRouter({ address, inactivityMs, report })
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
      for (const [router, { routerClosed }] of routers) {
        routers.delete(router)
        routerClosed()
        router.close()
      }
    },
    close: () => routers.forEach((_notices, router) => router.close()),
  }
}

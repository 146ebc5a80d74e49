import type { MediaEngine, RouterCallbacks } from '../media-engine.ts'

/** Shorter than the default of mediasoup, during which the doctor would see a frozen video. */
const INACTIVITY_MS = 10_000

export interface WeriftOptions {
  /** Addresses at which browsers reach this machine; read for each room, because a network may come and go. */
  addresses: () => readonly string[]
  inactivityMs?: number
  report: (error: unknown) => void
}

/** The engine in TypeScript, without native code; sufficient for a few participants. */
export const createWeriftEngine = ({ addresses, inactivityMs = INACTIVITY_MS, report }: WeriftOptions): MediaEngine => {
  const routers = new Map<{ close(): void }, RouterCallbacks>()
  return {
    name: 'werift',
    async openRouter(callbacks) {
      // Loaded with the first call, because it takes half a second.
      const { createWeriftRouter } = await import('./werift-router.ts')
      const router = createWeriftRouter({ addresses: addresses(), inactivityMs, report })
      routers.set(router, callbacks)
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
    close: () => routers.forEach((_callbacks, router) => router.close()),
  }
}

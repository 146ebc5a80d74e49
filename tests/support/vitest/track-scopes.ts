import { allSettled, type Scope } from 'effector'
import { afterEach } from 'vitest'
import { sessionEnded } from '@/shared/auth'

/** Returns a list for the scopes of a test: after it their sessions end, and with them timers and locks. */
export function trackScopes(): Scope[] {
  const opened: Scope[] = []
  afterEach(async () => {
    for (const scope of opened.splice(0)) await allSettled(sessionEnded, { scope, params: 'expired' })
  })
  return opened
}

import { createEffect, createStore } from 'effector'
import { holdTabMutex, type ReleaseTabMutex } from '@/shared/browser'
import type { CallRequest } from './call-state'

// Before the chunk of the call, because the leave request of a restored call needs it (decision 0064). What changes the
// claim is in the chunk (`call-tab.ts`).

/** Tab mutex of the tab that has the call. */
export const CALL_MUTEX = 'call'
/** Covers a reload, after which the previous page may still hold it. */
export const CLAIM_TIMEOUT_MS = 1_000

/** True if another tab holds the mutex. A late claim of this tab is released before this request is granted. */
export const checkMutexFx = createEffect(async (_request: CallRequest) => {
  const release = await holdTabMutex(CALL_MUTEX, { timeoutMs: CLAIM_TIMEOUT_MS })
  release?.()
  return release === null
})

/** Claim of this tab on the call; null without one. */
export const $claim = createStore<ReleaseTabMutex | null>(null, { serialize: 'ignore' })

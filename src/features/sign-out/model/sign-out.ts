import { createEffect, createEvent, createStore, sample } from 'effector'
import { not } from 'patronum'
import { ApiError, signOut } from '@/shared/api'
import { sessionEnded, signedOut } from '@/shared/auth'
import { problemOccurred } from '@/shared/report'

/** The first refusal stays silent, as specified; a doctor who has to leave the desk needs a way out after the second. */
const REJECTIONS_BEFORE_LOCAL_SIGN_OUT = 2

// Events
export const signOutRequested = createEvent()
/** The doctor takes what the portal can do alone: forget the session on this device. */
export const localSignOutConfirmed = createEvent()
export const localSignOutDismissed = createEvent()

// Effects
const signOutFx = createEffect(async (): Promise<void> => {
  try {
    const { statusCode } = await signOut({})
    if (statusCode !== 200) throw new Error(`sign-out answered ${statusCode}`)
  } catch (error) {
    // The session is over already, which is what was asked for.
    if (error instanceof ApiError && error.kind === 'unauthorized') return
    throw error
  }
})

// State
export const $isSigningOut = signOutFx.pending
const $rejectionCount = createStore(0)
export const $isLocalSignOutOffered = createStore(false)

// Connections
sample({ clock: signOutRequested, filter: not($isSigningOut), target: signOutFx })
sample({ clock: signOutFx.done, fn: () => {}, target: signedOut })
/** Silent for the doctor, as specified; the operators hear of it. */
sample({
  clock: signOutFx.failData,
  fn: (error) => ({ kind: 'silent-failure' as const, where: 'signOut', details: [error.name] }),
  target: problemOccurred,
})
sample({ clock: signOutFx.fail, source: $rejectionCount, fn: (rejections) => rejections + 1, target: $rejectionCount })
sample({
  clock: $rejectionCount,
  filter: (rejections) => rejections >= REJECTIONS_BEFORE_LOCAL_SIGN_OUT,
  fn: () => true,
  target: $isLocalSignOutOffered,
})
sample({ clock: localSignOutDismissed, fn: () => false, target: $isLocalSignOutOffered })
sample({ clock: localSignOutConfirmed, target: signedOut })
sample({ clock: sessionEnded, fn: () => 0, target: $rejectionCount })
sample({ clock: sessionEnded, fn: () => false, target: $isLocalSignOutOffered })

import { createEffect, createEvent, createStore, sample } from 'effector'
import { not } from 'patronum'
import { ApiError, signOut } from '@/shared/api'
import { sessionEnded, signedOut } from '@/shared/auth'
import { problemOccurred } from '@/shared/report'

/** The first refusal stays silent, as specified; a doctor who has to leave the desk needs a way out after the second. */
const REFUSALS_UNTIL_OFFER = 2

// What happened
export const signOutRequested = createEvent()
/** The doctor takes what the portal can do alone: forget the session on this device. */
export const signOutHereConfirmed = createEvent()
export const signOutHereDismissed = createEvent()

// What the world does for us
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
const $refusals = createStore(0)
export const $isSignOutHereOffered = createStore(false)

// Flow
sample({ clock: signOutRequested, filter: not($isSigningOut), target: signOutFx })
sample({ clock: signOutFx.done, fn: () => {}, target: signedOut })
/** Silent for the doctor, as specified; the operators hear of it. */
sample({
  clock: signOutFx.failData,
  fn: (error) => ({ kind: 'silent-failure' as const, where: 'signOut', details: [error.name] }),
  target: problemOccurred,
})
sample({ clock: signOutFx.fail, source: $refusals, fn: (refusals) => refusals + 1, target: $refusals })
sample({
  clock: $refusals,
  filter: (refusals) => refusals >= REFUSALS_UNTIL_OFFER,
  fn: () => true,
  target: $isSignOutHereOffered,
})
sample({ clock: signOutHereDismissed, fn: () => false, target: $isSignOutHereOffered })
sample({ clock: signOutHereConfirmed, target: signedOut })
sample({ clock: sessionEnded, fn: () => 0, target: $refusals })
sample({ clock: sessionEnded, fn: () => false, target: $isSignOutHereOffered })

import { createEffect, createEvent, sample } from 'effector'
import { signOut } from '@/shared/api'
import { signedOut } from '@/shared/auth'
import { problemOccurred } from '@/shared/report'

// What happened
export const signOutRequested = createEvent()

// What the world does for us
export const signOutFx = createEffect(async (): Promise<void> => {
  const { statusCode } = await signOut({})
  if (statusCode !== 200) throw new Error(`sign-out answered ${statusCode}`)
})

// State
export const $isSigningOut = signOutFx.pending

// Flow
sample({ clock: signOutRequested, source: $isSigningOut, filter: (isSigningOut) => !isSigningOut, fn: () => {}, target: signOutFx })
sample({ clock: signOutFx.done, fn: () => {}, target: signedOut })
/** Silent for the doctor, as specified; the operators hear of it. */
sample({
  clock: signOutFx.failData,
  fn: (error) => ({ kind: 'silent-failure' as const, where: 'signOut', details: [error.name] }),
  target: problemOccurred,
})

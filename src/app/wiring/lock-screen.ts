import { sample } from 'effector'
import { signOutRequested, tokenRevocationRequested } from '@/features/sign-out'
import { sessionEndedByIdleTime, signOutRequestedFromLock } from '@/features/lock-screen'

/** A user who finds a locked screen on a shared computer can sign out without the PIN. */
sample({ clock: signOutRequestedFromLock, target: signOutRequested })

sample({ clock: sessionEndedByIdleTime, target: tokenRevocationRequested })

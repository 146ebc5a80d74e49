import { createEvent, createStore, sample } from 'effector'
import { sessionEnded, signOutCompleted } from '@/shared/auth'
import { currentAndUpdates } from '@/shared/lifecycle'
import { $signOutFailureCount } from './sign-out'

/** The first failure stays silent, as specified. After the second one the user needs another way to sign out. */
const FAILURES_BEFORE_LOCAL_SIGN_OUT = 2

// Events
export const localSignOutConfirmed = createEvent()
export const localSignOutDismissed = createEvent()

// Stores
export const $isLocalSignOutOffered = createStore(false)
  .on(currentAndUpdates($signOutFailureCount), (_, failures) => failures >= FAILURES_BEFORE_LOCAL_SIGN_OUT)
  .reset(localSignOutDismissed, sessionEnded)

// Connections
sample({ clock: localSignOutConfirmed, target: signOutCompleted })

import { createEvent } from 'effector'

/** Another user can leave the lock screen without the PIN. */
export const signOutRequestedFromLock = createEvent()

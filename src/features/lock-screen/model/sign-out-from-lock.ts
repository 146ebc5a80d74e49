import { createEvent } from 'effector'

/** Somebody else is at the desk: from the veil one can leave without a PIN. */
export const signOutRequestedFromLock = createEvent()

import { createEvent } from 'effector'

/** Nothing runs on import: everything that the portal does by itself begins here. */
export const appStarted = createEvent()

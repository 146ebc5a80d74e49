import { createEvent } from 'effector'

/** Starts all side effects: importing a module starts none. */
export const appStarted = createEvent()

import { createEvent, createStore } from 'effector'

export const remindersRequested = createEvent()

/** Incremented to open the popover from outside of the bell. */
export const $remindersOpenSignal = createStore(0).on(remindersRequested, (signal) => signal + 1)

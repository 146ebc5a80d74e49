import { createEvent, createStore } from 'effector'

// Events
export const remindersRequested = createEvent()

// Stores
/** Incremented to open the popover from outside of the bell. */
export const $openSignal = createStore(0).on(remindersRequested, (signal) => signal + 1)

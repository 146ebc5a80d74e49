import { createEvent, createStore } from 'effector'
import { createLazyView } from '@/shared/lib/lazy-view'

// Events
export const remindersRequested = createEvent()
export const popoverOpened = createEvent()

// Stores
/** Incremented to open the popover from outside of the bell. */
export const $openSignal = createStore(0).on(remindersRequested, (signal) => signal + 1)

/** The bell with its dot is in the first bundle. */
export const remindersPanel = createLazyView(async () => {
  const { RemindersPanel } = await import('../ui/RemindersPanel')
  return RemindersPanel
}, popoverOpened)

import { createEvent, createStore } from 'effector'
import { createLazyView } from '@/shared/lib/lazy-view'

// Events
/** The list is wanted from somewhere else than the bell: from a message. */
export const remindersRequested = createEvent()
export const popoverOpened = createEvent()

// State
/** Another number opens the list, wherever the bell is. */
export const $openSignal = createStore(0).on(remindersRequested, (signal) => signal + 1)

/** What is in the list; the bell with its dot is there from the start. */
export const remindersPanel = createLazyView(async () => {
  const { RemindersPanel } = await import('../ui/RemindersPanel')
  return RemindersPanel
}, popoverOpened)

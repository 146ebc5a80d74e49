import { createEvent, createStore } from 'effector'
import { createLateView } from '@/shared/lib/lazy-view'

// What happened
/** The list is wanted from somewhere else than the bell: from a message. */
export const remindersRequested = createEvent()
export const dropdownOpened = createEvent()

// State
/** Another number opens the list, wherever the bell is. */
export const $openTurn = createStore(0).on(remindersRequested, (turn) => turn + 1)

/** What is in the list; the bell with its dot is there from the start. */
export const remindersPanel = createLateView(async () => {
  const { RemindersPanel } = await import('../ui/RemindersPanel')
  return RemindersPanel
}, dropdownOpened)

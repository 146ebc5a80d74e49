import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'

// Events
/** From the user menu. */
export const recentToastsRequested = createEvent()
export const recentToastsDismissed = createEvent()

// State
export const $isRecentToastsOpen = createStore(false)
  .on(recentToastsRequested, () => true)
  .reset(recentToastsDismissed, sessionEnded)

import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'

// Events
export const recentToastsRequested = createEvent()
export const recentToastsDismissed = createEvent()

// Stores
export const $isRecentToastsOpen = createStore(false)
  .on(recentToastsRequested, () => true)
  .reset(recentToastsDismissed, sessionEnded)

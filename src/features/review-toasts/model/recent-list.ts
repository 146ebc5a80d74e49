// In a file of its own, because the user menu is in the first bundle, and the toasts are not.
import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { screenChanged } from '@/shared/routes'

// Events
export const recentToastsRequested = createEvent()
export const recentToastsDismissed = createEvent()

// Stores
/** Another screen closes the drawer, because the Back button works behind it. */
export const $isRecentToastsOpen = createStore(false)
  .on(recentToastsRequested, () => true)
  .reset(recentToastsDismissed, screenChanged, sessionEnded)

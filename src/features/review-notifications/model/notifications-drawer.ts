import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'

// Events
export const notificationsDrawerRequested = createEvent()
export const notificationsDrawerDismissed = createEvent()

// Stores
export const $isDrawerOpen = createStore(false)
  .on(notificationsDrawerRequested, () => true)
  .reset(notificationsDrawerDismissed, sessionEnded)

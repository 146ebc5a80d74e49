import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { screenChanged } from '@/shared/routes'

// Events
export const notificationsDrawerRequested = createEvent()
export const notificationsDrawerDismissed = createEvent()

// Stores
/** Another screen closes it: the Back button works behind it. */
export const $isNotificationsDrawerOpen = createStore(false)
  .on(notificationsDrawerRequested, () => true)
  .reset(notificationsDrawerDismissed, screenChanged, sessionEnded)

import { createEvent, createStore, sample } from 'effector'
import type { Notification } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import type { Day } from '@/shared/lib/day'
import { screenChanged, whenFeaturesReady } from '@/shared/routes'

// Events
export const notificationsDrawerRequested = createEvent()
export const notificationsDrawerDismissed = createEvent()
/** The user chose a notification in a page, and the drawer shows it. */
export const notificationChosen = createEvent<Notification>()
/** `notificationChosen` for the list of the drawer, which is loaded after the first screen. */
export const notificationOpenRequested = whenFeaturesReady(notificationChosen)
/** The user chose a day in a page, and the drawer shows all of its active notifications. */
export const dayChosen = createEvent<Day>()
/** `dayChosen` for the filters of the drawer, which are loaded after the first screen. */
export const dayOpenRequested = whenFeaturesReady(dayChosen)

// Stores
/** Another screen closes the drawer, because the Back button works behind it. */
export const $isNotificationsDrawerOpen = createStore(false)
  .on(notificationsDrawerRequested, () => true)
  .reset(notificationsDrawerDismissed, screenChanged, sessionEnded)

// Connections
sample({ clock: [notificationChosen, dayChosen], fn: () => {}, target: notificationsDrawerRequested })

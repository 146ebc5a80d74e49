import { createEvent, restore } from 'effector'
import { createNotificationFilters } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import { drawerDismissed } from './notifications-drawer'

// Events
/** The payload is the uuid of the notification that gets the focus. */
export const entryFocusRequested = createEvent<string>()

// Stores
/** Kept while the drawer is closed. */
export const drawerFilters = createNotificationFilters()
export const $entryToFocus = restore(entryFocusRequested, null).reset(drawerDismissed, sessionEnded)

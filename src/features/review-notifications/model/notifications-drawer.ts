import { createEvent, createStore, sample } from 'effector'
import { createNotificationFilters } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'

// Events
export const drawerRequested = createEvent()
export const drawerDismissed = createEvent()
/** The payload is the uuid of the notification that gets the focus. */
export const entryFocusRequested = createEvent<string>()

// Stores
/** Kept while the drawer is closed. */
export const drawerFilters = createNotificationFilters()
export const $isDrawerOpen = createStore(false)
export const $entryToFocus = createStore<string | null>(null)
  .on(entryFocusRequested, (_, uuid) => uuid)
  .reset(drawerDismissed, sessionEnded)

// Connections
sample({ clock: drawerRequested, fn: () => true, target: $isDrawerOpen })
sample({ clock: [drawerDismissed, sessionEnded], fn: () => false, target: $isDrawerOpen })

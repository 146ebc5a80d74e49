import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'

// Events
export const drawerRequested = createEvent()
export const drawerDismissed = createEvent()
/** The payload is the uuid of the notification that gets the focus. */
export const entryFocusRequested = createEvent<string>()

// Stores
export const $isDrawerOpen = createStore(false)
export const $entryToFocus = createStore<string | null>(null)
  .on(entryFocusRequested, (_, uuid) => uuid)
  .reset(drawerDismissed, sessionEnded)

// Connections
sample({ clock: drawerRequested, fn: () => true, target: $isDrawerOpen })
sample({ clock: [drawerDismissed, sessionEnded], fn: () => false, target: $isDrawerOpen })

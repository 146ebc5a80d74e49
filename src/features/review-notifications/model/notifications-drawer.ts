import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'

// What happened
export const drawerRequested = createEvent()
export const drawerDismissed = createEvent()

// State
export const $isDrawerOpen = createStore(false)

// Flow
sample({ clock: drawerRequested, fn: () => true, target: $isDrawerOpen })
sample({ clock: [drawerDismissed, sessionEnded], fn: () => false, target: $isDrawerOpen })

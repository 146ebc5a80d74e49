import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'

// What happened
/** The doctor wants help with what is on the screen; the uuid of its category. */
export const helpRequested = createEvent<string>()
export const helpDismissed = createEvent()
/** The articles do not help: the doctor wants to write to the support. */
export const ticketWanted = createEvent()

// State
export const $isHelpDrawerOpen = createStore(false)
/** What the drawer is about. It stays while the drawer closes, so that nothing jumps on its way out. */
export const $helpCategory = createStore<string | null>(null)

// Flow
sample({ clock: helpRequested, target: $helpCategory })
sample({ clock: helpRequested, fn: () => true, target: $isHelpDrawerOpen })
sample({ clock: [helpDismissed, ticketWanted, sessionEnded], fn: () => false, target: $isHelpDrawerOpen })

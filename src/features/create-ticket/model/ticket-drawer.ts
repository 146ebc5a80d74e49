import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'

// What happened
export const ticketRequested = createEvent()
export const ticketDismissed = createEvent()

// State
export const $isTicketDrawerOpen = createStore(false)

// Flow
sample({ clock: ticketRequested, fn: () => true, target: $isTicketDrawerOpen })
sample({ clock: [ticketDismissed, sessionEnded], fn: () => false, target: $isTicketDrawerOpen })

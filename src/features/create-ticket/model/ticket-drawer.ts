import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { draftDiscarded, ticketCreated } from './tickets'

// Events
export const ticketRequested = createEvent()
export const ticketDismissed = createEvent()

// Stores
export const $isTicketDrawerOpen = createStore(false)

// Connections
sample({ clock: ticketRequested, fn: () => true, target: $isTicketDrawerOpen })
sample({
  clock: [ticketDismissed, ticketCreated, draftDiscarded, sessionEnded],
  fn: () => false,
  target: $isTicketDrawerOpen,
})

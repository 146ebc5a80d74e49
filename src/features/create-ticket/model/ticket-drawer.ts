import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { draftDropped, ticketCreated } from './tickets'

// What happened
export const ticketRequested = createEvent()
export const ticketDismissed = createEvent()

// State
export const $isTicketDrawerOpen = createStore(false)

// Flow
sample({ clock: ticketRequested, fn: () => true, target: $isTicketDrawerOpen })
sample({
  clock: [ticketDismissed, ticketCreated, draftDropped, sessionEnded],
  fn: () => false,
  target: $isTicketDrawerOpen,
})

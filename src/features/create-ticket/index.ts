// The draft is restored on `appStarted`, before the lazy form is loaded.
import './model/ticket-draft'

export { ticketForm } from './model/lazy-form'
export { ticketList } from './model/lazy-list'
export { $isSubmittingTicket } from './model/submit-status'
export { ticketRequested } from './model/ticket-drawer'
export { draftDiscarded } from './model/tickets'
export { TicketDrawer } from './ui/TicketDrawer'

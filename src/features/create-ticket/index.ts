// The draft is restored on `appStarted`, before the lazy form is loaded.
import './model/ticket-draft'

export { $isSubmittingTicket } from './model/submit-status'
export { ticketRequested } from './model/ticket-drawer'
export { draftDiscarded } from './model/tickets'
export { TicketDrawer } from './ui/TicketDrawer'
export { TicketListSlot } from './ui/TicketListSlot'

// The draft is restored when the user is known, before the lazy form is loaded.
import './model/ticket-draft'

export { $isSubmittingTicket, ticketDismissed, ticketRequested } from './model/ticket-drawer'
export { ticketDataCleared } from './model/tickets'
export { TicketDrawer, TicketListSlot } from './ui/TicketDrawer'

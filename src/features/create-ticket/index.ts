// What was being written is read at the start, before there is a form to show it.
import './model/ticket-draft'

export { ticketForm } from './model/late-form'
export { ticketList } from './model/late-list'
export { $isSendingTicket } from './model/sending-status'
export { ticketRequested } from './model/ticket-drawer'
export { draftDropped } from './model/tickets'
export { TicketDrawer } from './ui/TicketDrawer'

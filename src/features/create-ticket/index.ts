export { ticketForm } from './model/late-form'
export { ticketRequested } from './model/ticket-drawer'
export { TicketDrawer } from './ui/TicketDrawer'

import { createLateView } from '@/shared/lib/late-view'
import { ticketRequested } from './ticket-drawer'

/** The form; the frame of the drawer is there from the start. */
export const ticketForm = createLateView<object>(
  () => import('../ui/TicketForm').then(({ TicketForm }) => TicketForm),
  ticketRequested,
)

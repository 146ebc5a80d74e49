import { createLazyView } from '@/shared/lib/lazy-view'
import { ticketRequested } from './ticket-drawer'

/** The form; the frame of the drawer is there from the start. */
export const ticketForm = createLazyView<object>(
  () => import(/* webpackChunkName: "ticket" */ '../ui/TicketForm').then(({ TicketForm }) => TicketForm),
  ticketRequested,
)

/** What sends the form, below it. It comes with the form, in the same file. */
export const ticketFooter = createLazyView<object>(
  () => import(/* webpackChunkName: "ticket" */ '../ui/TicketFooter').then(({ TicketFooter }) => TicketFooter),
  ticketForm.loadFx,
)

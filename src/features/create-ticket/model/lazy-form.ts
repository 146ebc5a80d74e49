import { createLazyView } from '@/shared/lib/lazy-view'
import { ticketRequested } from './ticket-drawer'

export const ticketForm = createLazyView<object>(
  () => import(/* webpackChunkName: "ticket" */ '../ui/TicketForm').then(({ TicketForm }) => TicketForm),
  ticketRequested,
)

/** In the same chunk as the form. */
export const ticketFooter = createLazyView<object>(
  () => import(/* webpackChunkName: "ticket" */ '../ui/TicketFooter').then(({ TicketFooter }) => TicketFooter),
  ticketForm.loadFx,
)

import type { CreateTicketRequest, Ticket } from '@/shared/api'
import { parseInstant } from '@/shared/lib/date-time'

/** A ticket of this session as its list shows it. Its description is with the support and is not kept here. */
export interface CreatedTicket {
  /** Number or key of the platform; null where it gave none. */
  id: string | null
  subject: string
  /** One that the portal does not know is shown as the platform gave it. */
  category: string
  priority: string
  status: 'OPEN'
  /** When it was created, in milliseconds. */
  at: number
}

/**
 * What the platform leaves out is taken from what was sent, and the moment `at` which it answered; the status is OPEN,
 * whatever the platform says (section 4 of the specification).
 */
export function toCreated(request: CreateTicketRequest, ticket: Ticket, at: number): CreatedTicket {
  return {
    id: ticket.uuid?.trim() || null,
    subject: ticket.subject?.trim() || request.subject,
    category: ticket.category || request.category,
    priority: ticket.priority || request.priority,
    status: 'OPEN',
    at: parseInstant(ticket.created_at)?.getTime() ?? at,
  }
}

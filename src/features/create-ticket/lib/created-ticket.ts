import type { CreateTicketRequest } from '@/shared/api'
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
 * What the response leaves out, or says in a form that cannot be read, is taken from what was sent, and the moment `at`
 * of the response; the status is OPEN, whatever the platform says (section 4 of the specification).
 */
export function toCreated(request: CreateTicketRequest, response: unknown, at: number): CreatedTicket {
  const ticket = findTicket(response)
  return {
    id: readText(ticket.uuid) ?? readText(ticket.id),
    subject: readText(ticket.subject) ?? request.subject,
    category: readText(ticket.category) ?? request.category,
    priority: readText(ticket.priority) ?? request.priority,
    status: 'OPEN',
    at: parseInstant(readText(ticket.created_at))?.getTime() ?? at,
  }
}

type Fields = Readonly<Record<string, unknown>>

/** The specification does not show the envelope of a created ticket. */
function findTicket(response: unknown): Fields {
  const body = isRecord(response) ? response : {}
  const data = isRecord(body.data) ? body.data : {}
  return [body.ticket, data.ticket, body.data].find(isRecord) ?? body
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return (typeof value === 'string' && value.trim()) || null
}

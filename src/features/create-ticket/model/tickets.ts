import { createEvent, createStore, merge, sample } from 'effector'
import { not } from 'patronum'
import * as z from 'zod/mini'
import { tabOwnerChecked } from '@/entities/user'
import type { CreateTicketRequest } from '@/shared/api'
import { sessionSignedOut } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { parseInstant } from '@/shared/lib/date-time'
import { attachTask, createTask } from '@/shared/lib/effector'
import { isRecord, readStoredJson, validItems } from '@/shared/lib/json'
import { $hasToasts, showToastOn } from '@/shared/toasts'

const createdTicketSchema = z.object({
  /** Number or uuid of the platform; null if it sends none. */
  id: z.nullable(z.string()),
  subject: z.string(),
  /** An unknown value is shown as the platform sends it. */
  category: z.string(),
  priority: z.string(),
  status: z.literal('OPEN'),
  /** Time of creation, Unix time in milliseconds. */
  at: z.int(),
})

export type CreatedTicket = z.infer<typeof createdTicketSchema>

/**
 * Missing or unreadable fields of the response are taken from the request and from `at`, the time of the response. The
 * status is always OPEN (section 4 of the specification).
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

function readText(value: unknown): string | null {
  if (Number.isFinite(value)) return String(value)
  return (typeof value === 'string' && value.trim()) || null
}

const KEY = 'portal.tickets'
/** The toast of a created ticket is not closed yet: a reload that has waited for the ticket removes it. */
const TOAST_KEY = 'portal.ticket-created'

// Events
export const ticketCreated = createEvent<CreatedTicket>()
/** Another user has signed in in this tab: draft and tickets of the previous one are deleted. */
export const ticketDataCleared = createEvent()

// Stores
export const $tickets = createStore<readonly CreatedTicket[]>([])

// Effects
const loadTask = createTask((isSameUser: boolean): CreatedTicket[] =>
  isSameUser ? readStoredJson(tabStorage, KEY, validItems(createdTicketSchema), []) : [],
)
const saveTask = attachTask($tickets, (tickets) =>
  tickets.length > 0 ? tabStorage.write(KEY, JSON.stringify(tickets)) : tabStorage.remove(KEY),
)
const saveToastTask = createTask(() => tabStorage.write(TOAST_KEY, 'true'))
const clearToastTask = createTask(() => tabStorage.remove(TOAST_KEY))
const takeToastTask = createTask((isSameUser: boolean) => {
  const isDue = isSameUser && tabStorage.read(TOAST_KEY) !== null
  tabStorage.remove(TOAST_KEY)
  return isDue
})

/** Nothing is stored before: it could replace what the owner has stored. */
const $isLoaded = createStore(false).on(loadTask.doneData, () => true)

// Connections
sample({ clock: tabOwnerChecked, target: loadTask })
$tickets
  .on(loadTask.doneData, (created, stored) => [...stored, ...created])
  .on(ticketCreated, (tickets, ticket) => [...tickets, ticket])
  .reset(ticketDataCleared, sessionSignedOut)
sample({
  clock: [loadTask.doneData, ticketCreated],
  filter: $isLoaded,
  target: saveTask,
})
sample({ clock: [ticketDataCleared, sessionSignedOut], target: saveTask })

/**
 * True once this page has created a ticket: the stored mark is then its own and not that of the page before the reload. The
 * owner of the tab may be checked only after that.
 */
const $isCreatedHere = createStore(false).on(ticketCreated, () => true)

sample({ clock: ticketCreated, fn: () => {}, target: saveToastTask })
sample({ clock: tabOwnerChecked, filter: not($isCreatedHere), target: takeToastTask })
showToastOn(merge<unknown>([ticketCreated, takeToastTask.doneData.filter({ fn: Boolean })]), () => ({
  tone: 'success',
  text: { key: 'ticketCreated' },
}))
sample({ clock: $hasToasts, filter: not($hasToasts), fn: () => {}, target: clearToastTask })

import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'
import { sessionEnded } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import type { CreatedTicket } from '../lib/created-ticket'

const KEY = 'portal.tickets'

const storedSchema = z.array(
  z.object({
    id: z.nullable(z.string()),
    subject: z.string(),
    category: z.string(),
    priority: z.string(),
    status: z.literal('OPEN'),
    at: z.int(),
  }),
)

// Events
export const ticketCreated = createEvent<CreatedTicket>()
/** Another user has signed in in this tab: draft and tickets of the previous one are deleted. */
export const draftDiscarded = createEvent()
const signedOut = sessionEnded.filter({ fn: (end) => end === 'signed-out' })

// Stores
export const $tickets = createStore<readonly CreatedTicket[]>([])

// Effects
const loadFx = createEffect((): CreatedTicket[] => {
  try {
    return storedSchema.parse(JSON.parse(tabStorage.read(KEY) ?? '[]'))
  } catch {
    return []
  }
})
const saveFx = attach({ source: $tickets, effect: (tickets) => tabStorage.write(KEY, JSON.stringify(tickets)) })
const clearFx = createEffect(() => tabStorage.remove(KEY))

// Connections
sample({ clock: appStarted, target: loadFx })
sample({ clock: loadFx.doneData, target: $tickets })
const appended = sample({
  clock: ticketCreated,
  source: $tickets,
  fn: (tickets, ticket) => [...tickets, ticket],
})
sample({ clock: appended, target: $tickets })
sample({ clock: appended, fn: () => {}, target: saveFx })
sample({ clock: [draftDiscarded, signedOut], fn: () => [], target: $tickets })
sample({ clock: [draftDiscarded, signedOut], fn: () => {}, target: clearFx })

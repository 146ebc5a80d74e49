import { createEvent, createStore, sample } from 'effector'
import { not } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import type { TicketDraft } from '../lib/ticket-fields'
import { $attachment, attachmentReplaced } from './attachment'
import { $isSubmittingTicket, filesAdded, ticketDismissed } from './ticket-drawer'
import { $draft, draftReplaced, fieldChanged } from './ticket-draft'
import { ticketDataCleared, ticketCreated } from './tickets'

interface Cleared {
  typed: TicketDraft
  attachment: File | null
}

// Events
export const formCleared = createEvent()
export const clearUndone = createEvent()

// Stores
export const $cleared = createStore<Cleared | null>(null, { serialize: 'ignore' })

// Connections
const cleared = sample({
  clock: formCleared,
  source: { typed: $draft, attachment: $attachment },
  filter: not($isSubmittingTicket),
})
sample({ clock: cleared, target: $cleared })
sample({ clock: cleared, fn: () => ({}), target: draftReplaced })
sample({ clock: cleared, fn: () => null, target: attachmentReplaced })

const undone = sample({ clock: clearUndone, source: $cleared, filter: Boolean })
sample({ clock: undone, fn: ({ typed }) => typed, target: draftReplaced })
sample({ clock: undone, fn: ({ attachment }) => attachment, target: attachmentReplaced })

sample({
  clock: [undone, fieldChanged, filesAdded, ticketDismissed, ticketCreated, ticketDataCleared, sessionEnded],
  fn: () => null,
  target: $cleared,
})

import { createEvent, createStore, merge, sample } from 'effector'
import { not } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import type { TicketDraft } from '../lib/ticket-fields'
import { $attachment, attachmentReplaced } from './attachment'
import { $isSubmittingTicket, filesAdded, ticketDismissed } from './ticket-drawer'
import { $areDetailsIncluded, detailsIncludedChanged } from './technical-details'
import { $draft, draftReplaced, fieldChanged } from './ticket-draft'
import { ticketDataCleared, ticketCreated } from './tickets'

/** What "undo" restores. */
interface ClearedForm {
  draft: TicketDraft
  attachment: File | null
  areDetailsIncluded: boolean
}

const EMPTY_FORM: ClearedForm = { draft: {}, attachment: null, areDetailsIncluded: false }

// Events
export const formClearRequested = createEvent()
export const clearUndone = createEvent()

// Stores
export const $clearedForm = createStore<ClearedForm | null>(null, { serialize: 'ignore' })

// Connections
const formCleared = sample({
  clock: formClearRequested,
  source: { draft: $draft, attachment: $attachment, areDetailsIncluded: $areDetailsIncluded },
  filter: not($isSubmittingTicket),
})
const undone = sample({ clock: clearUndone, source: $clearedForm, filter: Boolean })
const formReplaced = merge([undone, formCleared.map(() => EMPTY_FORM)])
sample({ clock: formReplaced, fn: ({ draft }) => draft, target: draftReplaced })
sample({ clock: formReplaced, fn: ({ attachment }) => attachment, target: attachmentReplaced })
sample({ clock: formReplaced, fn: ({ areDetailsIncluded }) => areDetailsIncluded, target: detailsIncludedChanged })

$clearedForm
  .on(formCleared, (_, form) => form)
  .reset(undone, fieldChanged, filesAdded, ticketDismissed, ticketCreated, ticketDataCleared, sessionEnded)

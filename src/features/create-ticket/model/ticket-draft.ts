import { combine, createEvent, createStore, sample } from 'effector'
import { not } from 'patronum'
import { tabOwnerChecked } from '@/entities/user'
import { sessionEnded, sessionSignedOut } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { attachTask, createTask, debounce } from '@/shared/lib/effector'
import { readStoredJson } from '@/shared/lib/json'
import { $isPageVisible } from '@/shared/lifecycle'
import { EMPTY_DRAFT, hasContent, storedDraftSchema, type TicketDraft, type TicketField } from '../lib/ticket-fields'
import { $isSubmittingTicket, $submitStatus, ticketDismissed, ticketRequested } from './ticket-drawer'
import { ticketDataCleared, ticketCreated } from './tickets'

const KEY = 'portal.ticket-draft'
const SAVE_DEBOUNCE_MS = 300

// Events
export const fieldChanged = createEvent<{ field: TicketField; value: string }>()
/** Replaces all fields; an empty object clears the form. */
export const draftReplaced = createEvent<TicketDraft>()

// Effects
const loadTask = createTask((isOwner: boolean) =>
  isOwner ? readStoredJson(tabStorage, KEY, storedDraftSchema, EMPTY_DRAFT) : EMPTY_DRAFT,
)

// Stores
/** Only fields that the user has changed; contact defaults are added in the view. */
export const $draft = createStore<TicketDraft>({})
  .on(loadTask.doneData, (draft, { typed }) => ({ ...typed, ...draft }))
  .on(draftReplaced, (_, draft) => draft)
  .reset(ticketCreated, ticketDataCleared, sessionSignedOut)
export const $isDraftRestored = createStore(false)
  .on(loadTask.doneData, (_, { typed }) => hasContent(typed))
  .reset(ticketDismissed, draftReplaced, ticketCreated, ticketDataCleared, sessionSignedOut)
/**
 * Unlike `$isTicketDrawerOpen`, it stays true when the session expires. A failed ticket opens the form too: a reload that
 * has waited for it removes the toast.
 */
const $isFormOpen = createStore(false)
  .on(ticketRequested, () => true)
  .on($submitStatus, (isOpen, { kind }) => isOpen || kind === 'failed' || kind === 'attachmentRejected')
  .reset(ticketDismissed, ticketCreated, ticketDataCleared, sessionSignedOut)
const $mayBeDelivered = $submitStatus.map((status) => {
  if (status.kind === 'sending') return status.progress > 0
  return (status.kind === 'cancelled' || status.kind === 'failed') && status.mayBeDelivered
})
/** Nothing is stored before: it could replace what the owner has stored. */
const $isLoaded = createStore(false).on(loadTask.doneData, () => true)

const saveTask = attachTask(
  combine({ typed: $draft, isOpen: $isFormOpen, mayBeDelivered: $mayBeDelivered }),
  ({ mayBeDelivered, ...draft }) =>
    hasContent(draft.typed)
      ? tabStorage.write(KEY, JSON.stringify({ ...draft, ...(mayBeDelivered && { mayBeDelivered }) }))
      : tabStorage.remove(KEY),
)

// Connections
sample({ clock: tabOwnerChecked, target: loadTask })
/** Reopens the form after a reload or an expired session. */
sample({
  clock: loadTask.doneData,
  filter: ({ typed, isOpen }) => isOpen && hasContent(typed),
  target: ticketRequested,
})

/** A reload does not tell whether the ticket that was being sent has arrived. The user may already send another one. */
$submitStatus.on(loadTask.doneData, (status, { mayBeDelivered }) =>
  mayBeDelivered && status.kind === 'idle' ? { kind: 'cancelled', mayBeDelivered } : status,
)

/** The form cannot change while it is being sent. */
const fieldEdited = sample({ clock: fieldChanged, filter: not($isSubmittingTicket) })
$draft.on(fieldEdited, (draft, { field, value }) => ({ ...draft, [field]: value }))

sample({
  clock: [
    loadTask.doneData,
    debounce(fieldChanged, SAVE_DEBOUNCE_MS),
    $isPageVisible.updates.filter({ fn: (isVisible) => !isVisible }),
    $isFormOpen,
    $mayBeDelivered,
    draftReplaced,
    ticketCreated,
    sessionEnded,
  ],
  filter: $isLoaded,
  target: saveTask,
})
sample({ clock: [ticketDataCleared, sessionSignedOut], target: saveTask })

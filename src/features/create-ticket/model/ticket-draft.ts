import { attach, createEvent, createStore, sample } from 'effector'
import { debounce } from 'patronum'
import { sessionEnded, sessionSignedOut } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { readStoredJson } from '@/shared/lib/json'
import { $isPageVisible } from '@/shared/lifecycle'
import { EMPTY_DRAFT, hasContent, storedDraftSchema, type TicketDraft, type TicketField } from '../lib/ticket-fields'
import { $isSubmittingTicket, ticketDismissed, ticketRequested } from './ticket-drawer'
import { ticketDataCleared, ownerChecked, ticketCreated } from './tickets'

const KEY = 'portal.ticket-draft'
const SAVE_DEBOUNCE_MS = 300

// Events
export const fieldChanged = createEvent<{ field: TicketField; value: string }>()
/** Replaces all fields; an empty object clears the form. */
export const draftReplaced = createEvent<TicketDraft>()

// Stores
/** Only fields that the user has changed; contact defaults are added in the view. */
export const $draft = createStore<TicketDraft>({})
export const $isDraftRestored = createStore(false)
/** Unlike `$isTicketDrawerOpen`, it stays true when the session expires. */
const $isFormOpen = createStore(false)
  .on(ticketRequested, () => true)
  .reset(ticketDismissed, ticketCreated, ticketDataCleared, sessionSignedOut)

// Effects
const loadTask = createTask((isOwner: boolean) =>
  isOwner ? readStoredJson(tabStorage, KEY, storedDraftSchema, EMPTY_DRAFT) : EMPTY_DRAFT,
)
const saveFx = attach({
  source: { typed: $draft, isOpen: $isFormOpen },
  effect: (draft) =>
    hasContent(draft.typed) ? void tabStorage.write(KEY, JSON.stringify(draft)) : tabStorage.remove(KEY),
})

/** Nothing is stored before: it could replace what the owner has stored. */
const $isLoaded = createStore(false).on(loadTask.doneData, () => true)

// Connections
sample({ clock: ownerChecked, target: loadTask })
sample({
  clock: loadTask.doneData,
  source: $draft,
  fn: (draft, { typed }) => ({ ...typed, ...draft }),
  target: $draft,
})
sample({ clock: loadTask.doneData, fn: ({ typed }) => hasContent(typed), target: $isDraftRestored })
/** Reopens the form after a reload or an expired session. */
sample({
  clock: loadTask.doneData,
  filter: ({ typed, isOpen }) => isOpen && hasContent(typed),
  target: ticketRequested,
})

/** The form cannot change while it is being sent. */
sample({
  clock: fieldChanged,
  source: { draft: $draft, isSending: $isSubmittingTicket },
  filter: ({ isSending }) => !isSending,
  fn: ({ draft }, { field, value }) => ({ ...draft, [field]: value }),
  target: $draft,
})
sample({ clock: draftReplaced, target: $draft })
sample({ clock: [ticketCreated, ticketDataCleared, sessionSignedOut], fn: () => ({}), target: $draft })
sample({
  clock: [ticketDismissed, draftReplaced, ticketCreated, ticketDataCleared, sessionSignedOut],
  fn: () => false,
  target: $isDraftRestored,
})

const draftChanged = sample({
  clock: [
    loadTask.doneData,
    debounce(fieldChanged, SAVE_DEBOUNCE_MS),
    $isPageVisible.updates.filter({ fn: (isVisible) => !isVisible }),
    $isFormOpen,
    draftReplaced,
    ticketCreated,
    sessionEnded,
  ],
  source: $isLoaded,
  filter: (isLoaded) => isLoaded,
})
sample({ clock: [draftChanged, ticketDataCleared, sessionSignedOut], target: saveFx })

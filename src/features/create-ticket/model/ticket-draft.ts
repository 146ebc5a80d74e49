import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { debounce } from 'patronum'
import { recognizeUserFx } from '@/entities/user'
import { sessionEnded } from '@/shared/auth'
import { tabStorage, watchPageVisibility } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { isWritten, parseKeptDraft, type TicketDraft } from '../lib/draft-storage'
import type { TicketField } from '../lib/ticket-fields'
import { $isSendingTicket } from './submit-status'
import { ticketDismissed, ticketRequested } from './ticket-drawer'
import { draftDropped, ticketCreated } from './tickets'

const KEY = 'portal.ticket-draft'
const WRITTEN_AFTER_MS = 300

// What happened
export const fieldChanged = createEvent<{ field: TicketField; value: string }>()
/** Everything typed is put in place of what was there, or nothing at all. */
export const draftReplaced = createEvent<TicketDraft>()
const pageVisibilityChanged = createEvent<boolean>()
const signedOut = sessionEnded.filter({ fn: (end) => end === 'signed-out' })

// State
/** What the doctor has typed and not sent. What they have not touched is filled in where it is shown. */
export const $draft = createStore<TicketDraft>({})
/** Some of it was typed before the page was loaded. */
export const $isDraftRestored = createStore(false)
/** Unlike the drawer itself, this stays true when the session is interrupted. */
const $isFormOpen = createStore(false)
  .on(ticketRequested, () => true)
  .reset(ticketDismissed, ticketCreated, draftDropped, signedOut)
const $opensAgain = createStore(false)

// What the world does for us
const watchVisibilityFx = createEffect(() => watchPageVisibility(scopeBind(pageVisibilityChanged)))
const readFx = createEffect(() => parseKeptDraft(tabStorage.read(KEY)))
const keepFx = attach({
  source: { typed: $draft, isOpen: $isFormOpen },
  effect: (draft) =>
    isWritten(draft.typed) ? void tabStorage.write(KEY, JSON.stringify(draft)) : tabStorage.remove(KEY),
})

// Flow
sample({ clock: appStarted, target: [watchVisibilityFx, readFx] })
sample({ clock: readFx.doneData, fn: ({ typed }) => typed, target: $draft })
sample({ clock: readFx.doneData, fn: ({ typed }) => isWritten(typed), target: $isDraftRestored })
sample({ clock: readFx.doneData, fn: ({ typed, isOpen }) => isOpen && isWritten(typed), target: $opensAgain })

/** What is on its way stays as it was sent. */
sample({
  clock: fieldChanged,
  source: { draft: $draft, isSending: $isSendingTicket },
  filter: ({ isSending }) => !isSending,
  fn: ({ draft }, { field, value }) => ({ ...draft, [field]: value }),
  target: $draft,
})
sample({ clock: draftReplaced, target: $draft })
sample({ clock: [ticketCreated, draftDropped, signedOut], fn: () => ({}), target: $draft })
sample({
  clock: [ticketDismissed, draftReplaced, ticketCreated, draftDropped, signedOut],
  fn: () => false,
  target: $isDraftRestored,
})

sample({
  clock: [
    debounce(fieldChanged, WRITTEN_AFTER_MS),
    pageVisibilityChanged.filter({ fn: (isVisible) => !isVisible }),
    $isFormOpen,
    draftReplaced,
    ticketCreated,
    draftDropped,
    sessionEnded,
  ],
  fn: () => {},
  target: keepFx,
})

/** The form that a reload or a lost session has closed opens again, once it is known for whom. */
sample({
  clock: recognizeUserFx.done,
  source: $opensAgain,
  filter: (opensAgain) => opensAgain,
  fn: () => {},
  target: ticketRequested,
})
sample({ clock: [recognizeUserFx.done, draftDropped, signedOut], fn: () => false, target: $opensAgain })

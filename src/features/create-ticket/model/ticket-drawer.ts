import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import type { SubmitError } from '../lib/submit-error'
import { ticketDataCleared, ticketCreated } from './tickets'

export type SubmitStatus =
  | { kind: 'idle' }
  /** `progress` is the uploaded share, 0 to 1; at 1 the response is pending. */
  | { kind: 'sending'; progress: number }
  | SubmitError

// Events
export const ticketRequested = createEvent()
export const ticketDismissed = createEvent()
export const filesAdded = createEvent<readonly File[]>()
export const attachmentRemoved = createEvent()

// Stores
export const $isTicketDrawerOpen = createStore(false)
  .on(ticketRequested, () => true)
  .reset(ticketDismissed, ticketCreated, ticketDataCleared, sessionEnded)
/** Status of the current or last submission. The logic is in the lazy chunk of the form. */
export const $submitStatus = createStore<SubmitStatus>({ kind: 'idle' }).reset(
  ticketCreated,
  ticketDataCleared,
  sessionEnded,
)
export const $isSubmittingTicket = $submitStatus.map(({ kind }) => kind === 'sending')

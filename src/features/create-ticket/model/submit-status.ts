import { createStore } from 'effector'
import type { SubmitError } from '../lib/submit-error'

export type SubmitStatus =
  | { kind: 'idle' }
  /** `progress` of what has left the browser, from 0 to 1; at 1 the answer is awaited. */
  | { kind: 'sending'; progress: number }
  | SubmitError

/** How it stands with the ticket that is being sent, or was last tried to be. The story itself comes with the form. */
export const $submitStatus = createStore<SubmitStatus>({ kind: 'idle' })
export const $isSubmittingTicket = $submitStatus.map(({ kind }) => kind === 'sending')

import { createStore } from 'effector'
import type { SubmitError } from '../lib/submit-error'

export type SubmitStatus =
  | { kind: 'idle' }
  /** `progress` is the uploaded share, 0 to 1; at 1 the response is pending. */
  | { kind: 'sending'; progress: number }
  | SubmitError

/** Status of the current or last submission. The logic is in the lazy chunk of the form. */
export const $submitStatus = createStore<SubmitStatus>({ kind: 'idle' })
export const $isSubmittingTicket = $submitStatus.map(({ kind }) => kind === 'sending')

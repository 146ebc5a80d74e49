import { createStore } from 'effector'
import type { SendingTrouble } from '../lib/submit-error'

export type SendingStatus =
  | { kind: 'idle' }
  /** `progress` of what has left the browser, from 0 to 1; at 1 the answer is awaited. */
  | { kind: 'sending'; progress: number }
  | SendingTrouble

/** How it stands with the ticket that is being sent, or was last tried to be. The story itself comes with the form. */
export const $sendingStatus = createStore<SendingStatus>({ kind: 'idle' })
export const $isSendingTicket = $sendingStatus.map(({ kind }) => kind === 'sending')

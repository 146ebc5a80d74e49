import { createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { isSameToast, type ToastContent } from './toast'
import { toastReceived } from './toasts'

const MAX_RECENT = 20

/** A message after it has closed; what could be done about it then, may be of no use now. */
export interface RecentToast extends Pick<ToastContent, 'tone' | 'text'> {
  id: number
  /** How often it was said in a row. */
  count: number
  /** When it was said last, in milliseconds. */
  at: number
}

/** The last twenty, the newest first. In memory only: they hold names. */
export const $recentToasts = createStore<readonly RecentToast[]>([])
  .on(toastReceived, (messages, { toast: { id, tone, text }, at }) => {
    const [latest, ...others] = messages
    if (latest && isSameToast(latest, { tone, text })) return [{ ...latest, count: latest.count + 1, at }, ...others]
    return [{ id, tone, text, count: 1, at }, ...messages].slice(0, MAX_RECENT)
  })
  .reset(sessionEnded)

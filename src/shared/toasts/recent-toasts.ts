import { createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { isSameToast, type ToastContent } from './toast'
import { toastReceived } from './toasts'

const MAX_RECENT = 20

export interface RecentToast extends Pick<ToastContent, 'tone' | 'text'> {
  id: number
  count: number
  /** Last time it was shown, epoch milliseconds. */
  at: number
}

/** The last twenty, newest first. In memory only, because they contain names. */
export const $recentToasts = createStore<readonly RecentToast[]>([])
  .on(toastReceived, (recent, { toast: { id, tone, text }, at }) => {
    const [latest, ...others] = recent
    if (latest && isSameToast(latest, { tone, text })) return [{ ...latest, count: latest.count + 1, at }, ...others]
    return [{ id, tone, text, count: 1, at }, ...recent].slice(0, MAX_RECENT)
  })
  .reset(sessionEnded)

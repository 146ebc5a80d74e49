import { createStore, sample } from 'effector'
import { debounce } from 'patronum'
import { $liveStatus, liveReconnected, type LiveStatus } from '@/shared/realtime'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { fetchMissedEntriesFx, type MissedCounts } from '../api/missed-entries'

/** Shorter interruptions recover by themselves. */
const NOTICE_DELAY_MS = 5_000

const isDisconnected = (status: LiveStatus): boolean => status === 'connecting' || status === 'lost'

// Stores
export const $isConnectionLost = createStore(false)

// Connections
const settled = debounce($liveStatus, NOTICE_DELAY_MS)
sample({ clock: settled, filter: isDisconnected, fn: () => true, target: $isConnectionLost })
sample({
  clock: $liveStatus,
  filter: (status) => !isDisconnected(status),
  fn: () => false,
  target: $isConnectionLost,
})

sample({ clock: liveReconnected, target: fetchMissedEntriesFx })
sample({
  clock: fetchMissedEntriesFx.doneData.map(toMessage).filterMap((message) => message ?? undefined),
  target: toastRequested,
})

function toMessage({ reminders, notifications }: MissedCounts): ToastContent | null {
  if (reminders > 0 && notifications > 0) {
    return { tone: 'info', text: { key: 'afterReconnectBoth', params: { reminders, notifications } } }
  }
  if (reminders > 0) return { tone: 'info', text: { key: 'afterReconnectReminders', params: { count: reminders } } }
  if (notifications > 0)
    return { tone: 'info', text: { key: 'afterReconnectNotifications', params: { count: notifications } } }
  return null
}

import { createStore, sample } from 'effector'
import { not } from 'patronum'
import { debounce } from '@/shared/lib/effector'
import { $liveStatus, liveReconnected } from '@/shared/realtime'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { fetchMissedEntriesFx, type MissedCounts } from '../api/missed-entries'

/** Shorter interruptions recover by themselves. */
const NOTICE_DELAY_MS = 5_000

// Stores
const $isDisconnected = $liveStatus.map((status) => status === 'connecting' || status === 'lost')
export const $isConnectionLost = createStore(false)

// Connections
sample({ clock: debounce($isDisconnected.updates, NOTICE_DELAY_MS), target: $isConnectionLost })
sample({ clock: $isDisconnected, filter: not($isDisconnected), target: $isConnectionLost })

sample({ clock: liveReconnected, target: fetchMissedEntriesFx })
sample({ clock: fetchMissedEntriesFx.doneData.filterMap(toToast), target: toastRequested })

function toToast({ reminders, notifications }: MissedCounts): ToastContent | undefined {
  if (reminders > 0 && notifications > 0) {
    return { tone: 'info', text: { key: 'afterReconnectBoth', params: { reminders, notifications } } }
  }
  if (reminders > 0) return { tone: 'info', text: { key: 'afterReconnectReminders', params: { count: reminders } } }
  if (notifications > 0)
    return { tone: 'info', text: { key: 'afterReconnectNotifications', params: { count: notifications } } }
  return undefined
}

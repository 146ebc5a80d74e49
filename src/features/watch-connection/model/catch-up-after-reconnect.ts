import { sample } from 'effector'
import { liveReconnected } from '@/shared/realtime'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { fetchMissedEntriesFx, type MissedCounts } from '../api/missed-entries'

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

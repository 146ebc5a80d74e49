import { createEvent, createStore, restore, sample } from 'effector'
import { not } from 'patronum'
import { changesSucceeded } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import { debounce } from '@/shared/lib/effector'
import { $liveStatus, liveReconnected } from '@/shared/realtime'
import { type ToastContent, toastRequested, type ToastText } from '@/shared/toasts'
import {
  countMissed,
  type MissedCounts,
  NOTHING_LISTED,
  readListedEntriesTask,
  refetchListsFx,
  withOwnChanges,
} from '../api/missed-entries'

/** Shorter interruptions recover by themselves. */
const NOTICE_DELAY_MS = 5_000

// Events
export const missedRemindersRequested = createEvent()

// Stores
const $isDisconnected = $liveStatus.map((status) => status === 'connecting' || status === 'lost')
export const $isConnectionLost = createStore(false)
/**
 * Entries of the lists when the loss of the connection was noticed, or when missed entries were last counted. Not read at
 * the reconnect, because TanStack Query may refetch the lists before it.
 */
const $knownEntries = restore(readListedEntriesTask.doneData, NOTHING_LISTED).reset(sessionEnded)

// Connections
sample({ clock: debounce($isDisconnected.updates, NOTICE_DELAY_MS), target: $isConnectionLost })
sample({ clock: $isDisconnected, filter: not($isDisconnected), target: $isConnectionLost })

/** The entries are not read during a refetch: those that are not counted yet would become known. */
sample({
  clock: $liveStatus,
  source: refetchListsFx.pending,
  filter: (isRefetching, status) => status === 'lost' && !isRefetching,
  fn: () => {},
  target: readListedEntriesTask,
})
sample({
  clock: changesSucceeded,
  source: { known: $knownEntries, isDisconnected: $isDisconnected, isRefetching: refetchListsFx.pending },
  filter: ({ isDisconnected, isRefetching }) => isDisconnected || isRefetching,
  fn: ({ known }, { uuids }) => withOwnChanges(known, uuids),
  target: $knownEntries,
})
sample({ clock: liveReconnected, target: refetchListsFx })
const missedCounted = sample({
  clock: refetchListsFx.doneData,
  source: $knownEntries,
  fn: (known, refetch) => ({ counts: countMissed(known, refetch), after: refetch.after }),
})
$knownEntries.on(missedCounted, (_, { after }) => after)
sample({ clock: missedCounted.filterMap(toToast), target: toastRequested })

function toToast({ counts: { reminders, notifications } }: { counts: MissedCounts }): ToastContent | undefined {
  if (reminders > 0) {
    const text: ToastText =
      notifications > 0
        ? { key: 'afterReconnectBoth', params: { reminders, notifications } }
        : { key: 'afterReconnectReminders', params: { count: reminders } }
    return { tone: 'info', text, action: { label: 'showReminders', event: missedRemindersRequested } }
  }
  // Without an action, because the counted notifications are all in the lists of the page.
  if (notifications > 0)
    return { tone: 'info', text: { key: 'afterReconnectNotifications', params: { count: notifications } } }
  return undefined
}

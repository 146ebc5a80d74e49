import { createEvent, createStore, restore, sample } from 'effector'
import { and, not } from 'patronum'
import {
  claimDueFx,
  type DueReminder,
  dueClaimed,
  localStatesLoaded,
  newlyDue,
  readRemindersFx,
} from '@/entities/reminder'
import { $isSignedIn, sessionEnded } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { clinicDay, formatInstant, formatTime } from '@/shared/lib/date-time'
import type { Day } from '@/shared/lib/day'
import { createTask } from '@/shared/lib/effector'
import { $isPageVisible, $minute, $today, featuresStarted, screenReady } from '@/shared/lifecycle'
import { createTabLeader } from '@/shared/tabs'
import { actionWith, type ToastContent, toastRequested } from '@/shared/toasts'
import { reminderAdded } from './new-reminders'
import { remindersRequested } from './reminders-popover'

const MINUTE_MS = 60_000
/** Time of the last check that could show a toast, so that reminders that become due during a reload are not lost. */
const LAST_CHECK_KEY = 'portal.reminders-looked-at'

// Events
/** True while the lock screen covers the page: toasts would not be seen. */
export const dueToastsPausedChanged = createEvent<boolean>()

// Effects
const loadLastCheckTask = createTask(() => Number(tabStorage.read(LAST_CHECK_KEY)) || null)
const saveLastCheckTask = createTask((now: number) => tabStorage.write(LAST_CHECK_KEY, String(now)))
const clearLastCheckTask = createTask(() => tabStorage.remove(LAST_CHECK_KEY))

// Stores
/** A hidden tab shows nothing: another tab shows the toast, or this one shows a summary when it becomes visible. */
const $canNotify = and(not(restore(dueToastsPausedChanged, false)), $isPageVisible, $isSignedIn)
const { $isLeader, elected } = createTabLeader('due-reminders', $canNotify)
/** Reminders due before this time are checked, or became due before the session; null before the first check. */
const $checkedUntil = createStore<number | null>(null).reset(sessionEnded)
/** Times by uuid of reminders that were due when they arrived: until a snooze ends, the toast of a new reminder is enough. */
const $dueOnArrival = createStore<ReadonlyMap<string, number>>(new Map()).reset(sessionEnded)

// Connections
sample({ clock: featuresStarted, target: loadLastCheckTask })
sample({ clock: loadLastCheckTask.doneData, target: $checkedUntil })
sample({ clock: sessionEnded, target: clearLastCheckTask })

sample({
  clock: reminderAdded.filterMap(({ uuid, remindAt }) =>
    uuid !== null && remindAt !== null ? ([uuid, remindAt.getTime()] as const) : undefined,
  ),
  source: { dueOnArrival: $dueOnArrival, minute: $minute },
  filter: ({ minute }, [, at]) => at < minute + MINUTE_MS,
  fn: ({ dueOnArrival }, due) => new Map([...dueOnArrival, due]),
  target: $dueOnArrival,
})

/** At `screenReady` the list is loaded: reminders may have become due during a reload. */
sample({
  clock: [$minute, screenReady, localStatesLoaded, elected],
  filter: $isSignedIn,
  target: readRemindersFx,
})
const checked = sample({
  clock: readRemindersFx.doneData,
  source: { since: $checkedUntil, dueOnArrival: $dueOnArrival, isLeader: $isLeader },
  fn: ({ since, dueOnArrival, isLeader }, snapshot) => {
    const { now, view } = snapshot
    // Without `Math.min`, a fast clock that is corrected would suppress toasts until the old time is reached again.
    if (since === null || !isLeader || !view) return { since: Math.min(since ?? now, now), due: [], isSaved: false }
    const due = newlyDue(snapshot, since).filter(({ uuid, at }) => dueOnArrival.get(uuid) !== at)
    return { since: now, due, isSaved: true }
  },
})
sample({ clock: checked, fn: ({ since }) => since, target: $checkedUntil })
sample({ clock: checked, filter: ({ isSaved }) => isSaved, fn: ({ since }) => since, target: saveLastCheckTask })
sample({ clock: checked, filter: ({ due }) => due.length > 0, fn: ({ due }) => due, target: claimDueFx })
const toastDue = sample({
  clock: dueClaimed,
  source: $today,
  fn: (today, due) => toToast(due, today),
}).filterMap((toast) => toast)
sample({ clock: toastDue, target: toastRequested })

/** Names no patient, because another patient may be on the screen. Several reminders share one toast. */
function toToast(due: readonly DueReminder[], today: Day): ToastContent | undefined {
  const [first] = due
  if (!first) return undefined
  const isOne = due.length === 1
  const text = isOne ? textOf(first, today) : ({ key: 'remindersDue', params: { count: due.length } } as const)
  const payload = isOne ? first.uuid : null
  return { tone: 'info', text, action: actionWith({ label: 'show', event: remindersRequested, payload }) }
}

/** A type that the portal does not know may contain any text, so it is left out. */
function textOf({ type, at }: DueReminder, today: Day): ToastContent['text'] {
  const due = new Date(at)
  const time = clinicDay(due) === today ? formatTime(due) : formatInstant(due)
  return typeof type === 'string'
    ? { key: 'reminderOfTypeDue', params: { type, time } }
    : { key: 'reminderDue', params: { time } }
}

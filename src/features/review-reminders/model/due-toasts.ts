import { createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector'
import { and, not } from 'patronum'
import {
  claimDueFx,
  type DueReminder,
  remindersAdded,
  visibleRemindersRead,
  remindersCheckRequested,
} from '@/entities/reminder'
import { sessionEnded } from '@/shared/auth'
import { tabStorage, watchPageVisibility } from '@/shared/browser'
import { formatTime } from '@/shared/lib/date-time'
import { $minute, appStarted } from '@/shared/lifecycle'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { newlyDue } from '../lib/newly-due'
import { remindersRequested } from './reminders-popover'

const MINUTE_MS = 60_000
/** Time of the last check that could show a toast, so that reminders that become due during a reload are not lost. */
const LAST_CHECK_KEY = 'portal.reminders-looked-at'

// Events
/** True while the lock screen covers the page: toasts would not be seen. */
export const dueToastsPausedChanged = createEvent<boolean>()
const pageVisibilityChanged = createEvent<boolean>()
const overdueOnArrivalDetected = createEvent<readonly string[]>()

// Effects
const watchVisibilityFx = createEffect(() => watchPageVisibility(scopeBind(pageVisibilityChanged)))
const loadLastCheckFx = createEffect(() => Number(tabStorage.read(LAST_CHECK_KEY)) || null)
const saveLastCheckFx = createEffect((now: number) => tabStorage.write(LAST_CHECK_KEY, String(now)))
const clearLastCheckFx = createEffect(() => tabStorage.remove(LAST_CHECK_KEY))

// Stores
/** Reminders that were due before this time show no toast; null before the first check. */
const $since = createStore<number | null>(null)
  .on(loadLastCheckFx.doneData, (_, checkedAt) => checkedAt)
  // A clock that was fast and is corrected must not suppress toasts until the old time is reached again.
  .on(visibleRemindersRead, (since, { now }) => Math.min(since ?? now, now))
  .reset(sessionEnded)
/** Overdue when they arrived: they already had the toast of a new reminder. */
const $overdueOnArrival = createStore<readonly string[]>([])
  .on(overdueOnArrivalDetected, (all, uuids) => [...all, ...uuids])
  .reset(sessionEnded)
const $arePaused = restore(dueToastsPausedChanged, false)
const $isPageVisible = restore(pageVisibilityChanged, true)
/** A hidden tab shows nothing: another tab shows the toast, or this one shows a summary when it becomes visible. */
const $canNotify = and(not($arePaused), $isPageVisible)

// Connections
sample({ clock: appStarted, target: [watchVisibilityFx, loadLastCheckFx] })
sample({ clock: sessionEnded, fn: () => {}, target: clearLastCheckFx })
sample({
  clock: remindersAdded,
  source: $minute,
  fn: (minute, added) =>
    added.filter(({ remindAt }) => remindAt && remindAt.getTime() < minute + MINUTE_MS).map(({ uuid }) => uuid),
  target: overdueOnArrivalDetected,
})
sample({ clock: $canNotify, filter: $canNotify, fn: () => {}, target: remindersCheckRequested })

const dueDetected = sample({
  clock: visibleRemindersRead,
  source: { since: $since, known: $overdueOnArrival, canNotify: $canNotify },
  fn: ({ since, known, canNotify }, seen) =>
    canNotify && since !== null ? newlyDue(seen, since).filter(({ uuid }) => !known.includes(uuid)) : [],
})
sample({ clock: visibleRemindersRead, filter: $canNotify, fn: ({ now }) => now, target: saveLastCheckFx })
sample({ clock: dueDetected, filter: ({ length }) => length > 0, target: claimDueFx })
sample({
  clock: claimDueFx.doneData.filterMap(({ claimed }) => toToast(claimed)),
  target: toastRequested,
})

/** Names no patient, because another patient may be on the screen. Several reminders share one toast. */
function toToast(due: readonly DueReminder[]): ToastContent | undefined {
  const [first] = due
  if (!first) return undefined
  const text = due.length === 1 ? textOf(first) : ({ key: 'remindersDue', params: { count: due.length } } as const)
  return { tone: 'info', text, action: { label: 'show', event: remindersRequested } }
}

/** A type that the portal does not know may contain any text, so it is left out. */
function textOf({ type, at }: DueReminder): ToastContent['text'] {
  const time = formatTime(new Date(at))
  return typeof type === 'string'
    ? { key: 'reminderOfTypeDue', params: { type, time } }
    : { key: 'reminderDue', params: { time } }
}

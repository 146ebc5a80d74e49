import { createStore, sample } from 'effector'
import { type DueReminder, newlyDue, readRemindersFx, remindersNotified } from '@/entities/reminder'
import { type Alert, alertRaised, alertShown } from './alerts'
import { $isLeader } from './background-tab'

// Stores
/** Due before this time: checked already; null before the first check. Moves on in every tab, so that any can be the leader. */
const $checkedUntil = createStore<number | null>(null)
const $due = createStore<readonly DueReminder[]>([])

// Connections
/** `features/review-reminders` reads them, at least once a minute. */
const checked = sample({
  clock: readRemindersFx.doneData,
  source: { since: $checkedUntil, isLeader: $isLeader },
  fn: ({ since, isLeader }, snapshot) => ({
    since: snapshot.view ? snapshot.now : since,
    due: since !== null && isLeader ? newlyDue(snapshot, since) : [],
  }),
})
sample({ clock: checked, fn: ({ since }) => since, target: $checkedUntil })
const foundDue = checked.filterMap(({ due }) => (due.length > 0 ? due : undefined))
sample({ clock: foundDue, target: $due })
sample({
  clock: foundDue,
  fn: (due): Alert => ({ kind: 'reminders', ids: due.map(({ uuid }) => uuid) }),
  target: alertRaised,
})
/** Without a notification they stay for the toast when the user returns. */
sample({
  clock: alertShown,
  source: $due,
  filter: (_, { kind }) => kind === 'reminders',
  fn: (due, { ids }) => due.filter(({ uuid }) => ids.includes(uuid)),
  target: remindersNotified,
})

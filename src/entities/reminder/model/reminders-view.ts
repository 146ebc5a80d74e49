import { isNotified, isReadLocally, type ReminderLocalState, type ReminderLocalStates } from './local-state-changes'
import type { Reminder } from './reminder'

/** What a user sees of the platform's list on this device. */
interface RemindersView {
  /** Neither removed nor snoozed; unchanged reminders keep their identity. */
  shown: readonly Reminder[]
  snoozed: readonly Reminder[]
  /** The unread reminders of `shown`. */
  unread: readonly Reminder[]
}

/** The reminders at one time. */
export interface RemindersSnapshot {
  now: number
  localStates: ReminderLocalStates
  /** Null until list and user are known. */
  view: RemindersView | null
}

export interface DueReminder extends Pick<Reminder, 'uuid' | 'type'> {
  /** Time of the reminder, or the end of its snooze, in milliseconds. */
  at: number
}

export function remindersView(list: readonly Reminder[], localStates: ReminderLocalStates, now: number): RemindersView {
  const listed = list.filter(({ uuid }) => !localStates[uuid]?.isRemoved)
  const shown = listed
    .filter(({ uuid }) => !isSnoozed(localStates[uuid], now))
    .map((reminder) => withLocalRead(reminder, localStates[reminder.uuid]))
  return {
    shown,
    snoozed: listed.filter(({ uuid }) => isSnoozed(localStates[uuid], now)),
    unread: shown.filter(({ isRead }) => !isRead),
  }
}

/**
 * Reminders that became due after `since` and have no toast yet. Unread ones become due at their time, and all at the end of
 * a snooze that is later.
 */
export function newlyDue({ now, localStates, view }: RemindersSnapshot, since: number): DueReminder[] {
  return (view?.shown ?? []).flatMap(({ uuid, type, remindAt, isRead }) => {
    const time = remindAt?.getTime() ?? 0
    const snoozedUntil = localStates[uuid]?.snoozedUntil ?? 0
    const due = { uuid, type, at: Math.max(time, snoozedUntil) }
    const isWanted = !isRead || snoozedUntil > time
    return isWanted && due.at > since && due.at <= now && !isNotified(due, localStates) ? [due] : []
  })
}

const isSnoozed = (localState: ReminderLocalState | undefined, now: number): boolean =>
  (localState?.snoozedUntil ?? 0) > now

function withLocalRead(reminder: Reminder, localState: ReminderLocalState | undefined): Reminder {
  const isRead = isReadLocally(reminder, localState)
  return isRead === reminder.isRead ? reminder : { ...reminder, isRead }
}

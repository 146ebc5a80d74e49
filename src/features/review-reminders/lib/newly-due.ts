import type { DueReminder, VisibleReminders } from '@/entities/reminder'

/** Unread reminders that became due after `since` and have no toast yet. A snooze postpones the due time to its end. */
export function newlyDue({ visible, localStates, now }: VisibleReminders, since: number): DueReminder[] {
  return visible.flatMap(({ uuid, isRead, remindAt, type }) => {
    const localState = localStates[uuid]
    const at = Math.max(remindAt?.getTime() ?? 0, localState?.snoozedUntil ?? 0)
    const isNew = at > since && at <= now && (localState?.notifiedAt ?? 0) < at
    return isNew && !isRead ? [{ uuid, at, type }] : []
  })
}

import type { DueReminder, VisibleReminders } from '@/entities/reminder'

/**
 * The unread reminders whose time has come since a moment and of which nobody has told yet: the time that they were
 * written for, or the one to which the doctor had put them off.
 */
export function newlyDue({ visible, localStates, now }: VisibleReminders, since: number): DueReminder[] {
  return visible.flatMap(({ uuid, isRead, remindAt, type }) => {
    const mark = localStates[uuid]
    const at = Math.max(remindAt?.getTime() ?? 0, mark?.snoozedUntil ?? 0)
    const isNew = at > since && at <= now && (mark?.notifiedAt ?? 0) < at
    return isNew && !isRead ? [{ uuid, at, type }] : []
  })
}

import type { DueReminder, ShownReminders } from '@/entities/reminder'

/**
 * The unread reminders whose time has come since a moment and of which nobody has told yet: the time that they were
 * written for, or the one to which the doctor had put them off.
 */
export function newlyDue({ shown, marks, now }: ShownReminders, since: number): DueReminder[] {
  return shown.flatMap(({ uuid, isRead, remindAt, patient }) => {
    const mark = marks[uuid]
    const at = Math.max(remindAt?.getTime() ?? 0, mark?.laterUntil ?? 0)
    const isNew = at > since && at <= now && (mark?.toldAt ?? 0) < at
    return isNew && !isRead ? [{ uuid, at, patient }] : []
  })
}

import type { Reminder } from './reminder'

/** What the doctor has done with a reminder on this device: never a text, only states and times in milliseconds. */
export interface ReminderMark {
  /** Set by hand, and what the platform said at that moment. */
  read?: { isRead: boolean; wasReadThere: boolean } | undefined
  isRemoved?: boolean | undefined
  /** Out of sight until then. */
  laterUntil?: number | undefined
  /** The moment of whose coming the doctor has been told. */
  toldAt?: number | undefined
  /** When the mark was last made, or its reminder last seen among those of the platform. */
  at: number
}

/** By `notes_uuid`. */
export type ReminderMarks = Readonly<Record<string, ReminderMark>>

/** A list holds the reminders of one clinic, so that a reminder which is not in it may well exist: only time tells. */
const FORGOTTEN_AFTER_MS = 60 * 24 * 3_600_000
/** Often enough to tell what still exists, seldom enough not to write with every list. */
const SEEN_AGAIN_AFTER_MS = 24 * 3_600_000
const MOST_KEPT = 5_000

/** The platform's "read" wins over every mark that is older than it: one that was made while it still said "unread". */
export function isReadNow({ isRead }: Reminder, mark: ReminderMark | undefined): boolean {
  if (!mark?.read || (isRead && !mark.read.wasReadThere)) return isRead
  return mark.read.isRead
}

const isPostponed = (mark: ReminderMark | undefined, now: number): boolean => (mark?.laterUntil ?? 0) > now

/** The platform's list as the doctor has it on this device; what nobody has touched stays the very same object. */
export function applyOverlay(list: readonly Reminder[], marks: ReminderMarks, now: number): Reminder[] {
  return list.flatMap((reminder) => {
    const mark = marks[reminder.uuid]
    if (mark?.isRemoved || isPostponed(mark, now)) return []
    const isRead = isReadNow(reminder, mark)
    return [isRead === reminder.isRead ? reminder : { ...reminder, isRead }]
  })
}

/** Those that come back by themselves. */
export const postponedOf = (list: readonly Reminder[], marks: ReminderMarks, now: number): Reminder[] =>
  list.filter(({ uuid }) => isPostponed(marks[uuid], now) && !marks[uuid]?.isRemoved)

export function marked(
  marks: ReminderMarks,
  uuids: readonly string[],
  change: Omit<ReminderMark, 'at'>,
  at: number,
): ReminderMarks {
  return { ...marks, ...Object.fromEntries(uuids.map((uuid) => [uuid, { ...marks[uuid], ...change, at }])) }
}

/**
 * The marks without those of reminders that nobody has seen for long. The very same object where nothing has to be
 * written: that is nearly always.
 */
export function swept(marks: ReminderMarks, listed: ReadonlySet<string>, now: number): ReminderMarks {
  const entries = Object.entries(marks)
  const seenAgain = entries.filter(([uuid, { at }]) => listed.has(uuid) && now - at > SEEN_AGAIN_AFTER_MS)
  const kept = entries
    .filter(([uuid, { at }]) => listed.has(uuid) || now - at < FORGOTTEN_AFTER_MS)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST_KEPT)
  if (seenAgain.length === 0 && kept.length === entries.length) return marks
  return Object.fromEntries(kept.map(([uuid, mark]) => [uuid, listed.has(uuid) ? { ...mark, at: now } : mark]))
}

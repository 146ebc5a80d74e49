import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $queryClient } from '@/shared/query'
import { type TabNews, tabNewsHeard, tabNewsTold } from '@/shared/tabs'
import { forgetMarks, readMarks, writeMarks } from './local-state-storage'
import { $reader, type Reader, readerLeft, readerRecognized } from './local-state-owner'
import type { Reminder } from './reminder'
import { listedReminders, remindersArrived } from './reminder-list'
import { isReadNow, marked, type ReminderMarks, swept } from './reminder-local-state'

interface MarkedList {
  marks: ReminderMarks
  /** As the platform has them. */
  list: readonly Reminder[]
  now: number
}
type MarkChange = (before: MarkedList) => ReminderMarks

// What happened
/** The doctor has turned to a reminder; the uuid. */
export const reminderRead = createEvent<string>()
export const readToggled = createEvent<string>()
export const reminderRemoved = createEvent<string>()
/** Out of sight until a time, in milliseconds. */
export const reminderPostponed = createEvent<{ uuid: string; until: number }>()
/** Removed or postponed ones are wanted again. */
export const remindersReturned = createEvent<readonly string[]>()

// State
/** Of the doctor who is signed in; those of others are never in here. */
export const $marks = createStore<ReminderMarks>({})
/** What a change of the marks needs to know of the moment at which it is made. */
export const $markPlace = combine({ reader: $reader, marks: $marks, client: $queryClient })

// What the world does for us
/** The device's storage is what all tabs agree on, so that it is read anew with every change. */
export function changeMarks({ reader, marks, client }: MarkPlace, change: MarkChange) {
  const before = reader.status === 'known' ? readMarks(reader.uuid) : marks
  const after = change({ marks: before, list: listedReminders(client), now: Date.now() })
  const isKept = reader.status === 'known' && after !== before
  if (isKept) writeMarks(reader.uuid, after)
  return { marks: after, isKept }
}
type MarkPlace = ReturnType<typeof $markPlace.getState>

const changeMarksFx = attach({ source: $markPlace, effect: changeMarks })

const takeOverMarksFx = attach({
  source: $marks,
  effect: (marks, uuid: string): { reader: Reader; marks: ReminderMarks } => {
    const all = { ...readMarks(uuid), ...marks }
    if (Object.keys(marks).length > 0) writeMarks(uuid, all)
    return { reader: { status: 'known', uuid }, marks: all }
  },
})
const rereadMarksFx = attach({
  source: $markPlace,
  effect: ({ reader, marks }) => (reader.status === 'known' ? readMarks(reader.uuid) : marks),
})
const forgetMarksFx = createEffect(forgetMarks)

// Flow
sample({
  clock: readerRecognized,
  source: $reader,
  filter: (reader, uuid) => reader.status !== 'known' || reader.uuid !== uuid,
  fn: (_, uuid) => uuid,
  target: takeOverMarksFx,
})
sample({ clock: takeOverMarksFx.doneData, fn: ({ marks }) => marks, target: $marks })
sample({ clock: takeOverMarksFx.doneData, fn: ({ reader }) => reader, target: $reader })

sample({
  clock: reminderRead,
  fn: (uuid): MarkChange => withRead(uuid, () => true),
  target: changeMarksFx,
})
sample({
  clock: readToggled,
  fn: (uuid): MarkChange => withRead(uuid, (isRead) => !isRead),
  target: changeMarksFx,
})
sample({
  clock: reminderRemoved,
  fn:
    (uuid): MarkChange =>
    ({ marks, now }) =>
      marked(marks, [uuid], { isRemoved: true }, now),
  target: changeMarksFx,
})
sample({
  clock: reminderPostponed,
  fn:
    ({ uuid, until }): MarkChange =>
    ({ marks, now }) =>
      marked(marks, [uuid], { laterUntil: until }, now),
  target: changeMarksFx,
})
sample({
  clock: remindersReturned,
  fn:
    (uuids): MarkChange =>
    ({ marks, now }) =>
      marked(marks, uuids, { isRemoved: undefined, laterUntil: undefined }, now),
  target: changeMarksFx,
})
/** Marks of reminders that have long been gone go too. */
sample({
  clock: remindersArrived,
  fn:
    (): MarkChange =>
    ({ marks, list, now }) =>
      swept(marks, new Set(list.map(({ uuid }) => uuid)), now),
  target: changeMarksFx,
})
sample({ clock: changeMarksFx.doneData, fn: ({ marks }) => marks, target: $marks })

sample({
  clock: changeMarksFx.doneData,
  filter: ({ isKept }) => isKept,
  fn: (): TabNews => ({ kind: 'reminders-changed' }),
  target: tabNewsTold,
})
sample({
  clock: tabNewsHeard,
  filter: ({ kind }) => kind === 'reminders-changed',
  fn: () => {},
  target: rereadMarksFx,
})
sample({ clock: rereadMarksFx.doneData, target: $marks })

sample({ clock: readerLeft, fn: () => ({}), target: $marks })
/** Who signs out leaves no trace at this desk; who was interrupted finds everything as it was. */
sample({
  clock: readerLeft.filterMap(({ reader, end }) =>
    reader.status === 'known' && end === 'signed-out' ? reader.uuid : undefined,
  ),
  target: forgetMarksFx,
})

function withRead(uuid: string, change: (isRead: boolean) => boolean): MarkChange {
  return ({ marks, list, now }) => {
    const reminder = list.find((listed) => listed.uuid === uuid)
    if (!reminder) return marks
    const isRead = change(isReadNow(reminder, marks[uuid]))
    return marked(marks, [uuid], { read: { isRead, wasReadThere: reminder.isRead } }, now)
  }
}

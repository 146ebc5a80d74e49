// Internals of entities for tests of other slices.
export { sendItemFx, sendManyFx } from '@/entities/notification/model/send-many'
export { sendChangeFx, $undoState } from '@/entities/notification/model/single-change'
export { reminderRemoved, reminderSnoozed } from '@/entities/reminder/model/local-state-writer'
export { nextDueGroups } from '@/entities/reminder/model/reminder-times'

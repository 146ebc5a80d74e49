export { recallPatientFx } from './api/reminder-patient'
export { useReminders } from './api/reminders'
export { claimDueFx, type DueReminder } from './model/due-claim'
export { type DueGroup, groupByDue } from './model/due-groups'
export { opened } from './model/unlocked-reminder'
export { removeChosen } from './model/undo'
export { readerAwaited, readerNotRecognized, readerRecognized } from './model/local-state-owner'
export { REMINDER_TYPES, type Reminder, type ReminderType, toReminder } from './model/reminder'
export { reminderChosen } from './model/reminder-choice'
export { remindersAdded } from './model/reminder-list'
export {
  reminderPostponed,
  reminderRead,
  readToggled,
} from './model/local-state'
export { $unreadCount, remindersSeen, remindersSought, type ShownReminders } from './model/visible-reminders'
export { LaterMenu } from './ui/SnoozeMenu'
export { PutAwayLine } from './ui/UndoBar'
export { ReminderDetails } from './ui/ReminderDetails'
export { ReminderRow } from './ui/ReminderRow'

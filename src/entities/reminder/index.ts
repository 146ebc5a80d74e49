export { recallPatientFx } from './api/reminded-patient'
export { useReminders } from './api/reminders'
export { claimDueFx, type DueReminder } from './model/due-claim'
export { type DueGroup, groupByDue } from './model/due-groups'
export { readerAwaited, readerNotRecognized, readerRecognized } from './model/reader'
export { type Reminder, type ReminderType, toReminder } from './model/reminder'
export { remindersAdded } from './model/reminder-list'
export {
  reminderPostponed,
  reminderRead,
  reminderRemoved,
  remindersReturned,
  readToggled,
} from './model/reminder-overlay'
export { $unreadCount, remindersSeen, remindersSought, type ShownReminders } from './model/shown-reminders'
export { ReminderRow } from './ui/ReminderRow'

export { recallPatientFx } from './api/reminded-patient'
export { useReminders } from './api/reminders'
export { claimDueFx, type DueReminder } from './model/due-claim'
export { type DueGroup, groupByDue } from './model/due-groups'
export { opened } from './model/opened-reminder'
export { removeChosen } from './model/put-away'
export { readerAwaited, readerNotRecognized, readerRecognized } from './model/reader'
export { REMINDER_TYPES, type Reminder, type ReminderType, toReminder } from './model/reminder'
export { reminderChosen } from './model/reminder-choice'
export { remindersAdded } from './model/reminder-list'
export {
  reminderPostponed,
  reminderRead,
  readToggled,
} from './model/reminder-overlay'
export { $unreadCount, remindersSeen, remindersSought, type ShownReminders } from './model/shown-reminders'
export { LaterMenu } from './ui/LaterMenu'
export { PutAwayLine } from './ui/PutAwayLine'
export { ReminderDetails } from './ui/ReminderDetails'
export { ReminderRow } from './ui/ReminderRow'

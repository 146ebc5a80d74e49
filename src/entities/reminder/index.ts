export { fetchReminderPatientFx, type ReminderPatient } from './api/reminder-patient'
export { type RemindersRequest, useReminders } from './api/reminders'
export { claimDueFx, type DueReminder } from './model/due-claim'
export { type DueGroup, groupByDue } from './model/due-groups'
export { withUnlockedNote } from './model/unlocked-reminder'
export { isPatientLocked, type PatientLock } from './model/patient-lock'
export { removeRequested } from './model/undo'
export { ownerRequested, ownerUnknown, ownerIdentified } from './model/local-state-owner'
export { REMINDER_TYPES, type Reminder, type ReminderType, creatorOf } from './model/reminder'
export { reminderChosen } from './model/reminder-choice'
export { remindersAdded } from './model/reminder-list'
export {
  reminderSnoozed,
  reminderRead,
  readToggled,
} from './model/local-state'
export {
  $unreadCount,
  visibleRemindersRead,
  remindersCheckRequested,
  type VisibleReminders,
} from './model/visible-reminders'
export { SnoozeMenu } from './ui/SnoozeMenu'
export { UndoBar } from './ui/UndoBar'
export { ReminderButton } from './ui/ReminderButton'
export { ReminderDetails } from './ui/ReminderDetails'
export { ReminderRow } from './ui/ReminderRow'

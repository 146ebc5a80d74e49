export { fetchReminderPatientFx } from './api/reminder-patient'
export { usePatientLocks } from './api/patient-locks'
export { readRemindersFx, type RemindersRequest, useReminders, useUnreadCount } from './api/reminders'
export { type DueGroup, groupByDue } from './model/due-groups'
export {
  claimDueFx,
  cleanUpRequested,
  dueClaimed,
  localStatesLoaded,
  ownerIdentified,
  ownerRequested,
  ownerUnknown,
  readToggled,
  reminderRead,
  reminderSnoozed,
} from './model/local-state'
export { isPatientLocked, type PatientLock, withUnlockedNote } from './model/patient-lock'
export { REMINDER_TYPES, type Reminder, type ReminderType, creatorOf } from './model/reminder'
export { reminderChosen, removeRequested } from './model/reminder-actions'
export { type DueReminder, newlyDue } from './model/reminders-view'
export { SnoozeMenu } from './ui/SnoozeMenu'
export { UndoBar } from './ui/UndoBar'
export { ReminderButton } from './ui/ReminderButton'
export { ReminderDetails } from './ui/ReminderDetails'
export { ReminderRow } from './ui/ReminderRow'

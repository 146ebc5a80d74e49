export {
  addPushedReminderFx,
  fetchReminderPatientFx,
  readPatientLockFx,
  readRemindersFx,
} from './api/reminder-effects'
export { type RemindersQuery, usePatientLocks, useReminders, useUnreadCount } from './api/reminders'
export {
  $reminderToFocus,
  reminderChosen,
  reminderFocusRequested,
  reminderOpenRequested,
} from './model/chosen-reminder'
export { type DueGroups, type DueReminders, groupByDue, isOverdue } from './model/reminder-times'
export { localStatesLoaded, ownerIdentified, ownerRequested, ownerUnidentified } from './model/local-state'
export { claimDueFx, dueClaimed, reminderRead, remindersNotified } from './model/local-state-writer'
export { $unlockedPatients, isPatientLocked, type PatientLock, patientUnlocked } from './model/patient-lock'
export { creatorOf, notePreview, REMINDER_TYPES, type Reminder, type ReminderType } from './model/reminder'
export { remindersUpdated } from './model/reminders-updated'
export { type DueReminder, newlyDue } from './model/reminders-view'
export { ReadToggle, ReminderActions } from './ui/ReminderControls'
export { UndoAnnouncement, UndoBar } from './ui/UndoBar'
export { usePatientLabel, useReminderRowLabel, useReminderTypeLabel } from './ui/reminder-labels'
export { ReminderButton, ReminderDetails, ReminderRow } from './ui/ReminderRow'
export { useDueGroups } from './ui/use-due-groups'

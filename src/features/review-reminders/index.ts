export { remindersPanel, remindersRequested } from './model/reminders-popover'
export { dueNewsHeld } from './model/due-toasts'
export { RemindersBell } from './ui/RemindersBell'

export { remindersRequested } from './model/reminders-popover'
export { dueToastsPausedChanged } from './model/due-reminders'
export { reminderPushed } from './model/new-reminders'
export { RemindersBell } from './ui/RemindersBell'

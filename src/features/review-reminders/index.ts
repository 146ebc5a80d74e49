export { remindersRequested } from './model/reminders-popover'
export { dueCheckRequested, dueToastsPausedChanged } from './model/due-reminders'
export { RemindersBell } from './ui/RemindersBell'

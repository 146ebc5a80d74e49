export { remindersRequested } from './model/reminders-popover'
export { dueToastsPausedChanged } from './model/due-reminders'
export { RemindersBell } from './ui/RemindersBell'

export { remindersRequested } from './model/new-reminders'
export { dueCheckRequested, dueToastsPausedChanged } from './model/due-reminders'
export { RemindersBell } from './ui/RemindersBell'

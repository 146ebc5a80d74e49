export { remindersRequested } from './model/reminders-popover'
export { dueToastsPausedChanged } from './model/due-toasts'
export { RemindersBell } from './ui/RemindersBell'

export { remindersPanel, remindersRequested } from './model/dropdown'
export { dueNewsHeld } from './model/due-news'
export { RemindersBell } from './ui/RemindersBell'

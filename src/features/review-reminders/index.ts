export { type ChosenReminder, reminderChosen } from './model/choice'
export { remindersPanel, remindersRequested } from './model/dropdown'
export { dueNewsHeld } from './model/due-news'
export { RemindersBell } from './ui/RemindersBell'

export { useReminders } from './api/reminders'
export { ReminderRow } from './ui/ReminderRow'
export { type Reminder, type ReminderType, toReminder } from './model/reminder'

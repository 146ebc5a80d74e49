export { useReminders } from './api/reminders'
export { type Reminder, type ReminderType, toReminder } from './model/reminder'

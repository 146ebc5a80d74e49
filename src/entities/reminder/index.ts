export { useReminders } from './api/reminders'
export type { Reminder, ReminderType } from './model/reminder'

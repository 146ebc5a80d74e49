export { RemindersBell } from './ui/RemindersBell'

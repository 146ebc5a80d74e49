import { type ReminderListAnswer, useListReminders } from '@/shared/api'
import { byTime, type Reminder, toReminder } from '../model/reminder'

const selectReminders = ({ notes }: ReminderListAnswer): Reminder[] => notes.map(toReminder).sort(byTime)

/** Every reminder of the doctor in the active clinic, due first. */
export const useReminders = () => useListReminders({ query: { select: selectReminders } })

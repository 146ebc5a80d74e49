import type { Reminder } from './reminder'

/** @param unlocked uuids of patients for whom the user entered the PIN */
export const withUnlockedNote = (reminder: Reminder, unlocked: readonly string[]): Reminder =>
  reminder.patient?.uuid && reminder.patient.isLocked && unlocked.includes(reminder.patient.uuid)
    ? { ...reminder, patient: { ...reminder.patient, isLocked: false } }
    : reminder

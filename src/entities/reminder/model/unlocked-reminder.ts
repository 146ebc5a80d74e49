import type { Reminder } from './reminder'

/** The notes about a patient whose PIN the doctor has given may be read; `unlocked` are the uuids of those. */
export const withUnlockedNote = (reminder: Reminder, unlocked: readonly string[]): Reminder =>
  reminder.patient?.uuid && reminder.patient.isLocked && unlocked.includes(reminder.patient.uuid)
    ? { ...reminder, patient: { ...reminder.patient, isLocked: false } }
    : reminder

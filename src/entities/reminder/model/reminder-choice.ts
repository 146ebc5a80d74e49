import { createEvent } from 'effector'
import type { Reminder } from './reminder'

/** The reminder that was clicked, and its patient where it has one. */
interface ChosenReminder {
  /** `notes_uuid`. */
  uuid: string
  patient: Reminder['patient']
}

/** A click on a reminder. It leads to its patient, and counts as read once they are seen; without one it counts at once. */
export const reminderChosen = createEvent<ChosenReminder>()

import { createEvent } from 'effector'

/** The reminder that was clicked, and the patient to whom it leads. */
interface ChosenReminder {
  /** `notes_uuid`. */
  uuid: string
  patient: { uuid: string; name: string | null; isLocked: boolean }
}

/** The doctor wants to see the patient of a reminder; it counts as read only once they do. */
export const reminderChosen = createEvent<ChosenReminder>()

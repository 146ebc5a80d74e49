import { createEvent } from 'effector'
import { whenFeaturesReady } from '@/shared/routes'
import type { Reminder } from './reminder'

interface ChosenReminder {
  /** `notes_uuid`. */
  uuid: string
  patient: Reminder['patient']
}

/** Opens the patient; the reminder becomes read when the patient is shown, without a patient at once. */
export const reminderChosen = createEvent<ChosenReminder>()

/** `reminderChosen` for the features that open it, which are loaded after the first screen. */
export const reminderOpenRequested = whenFeaturesReady(reminderChosen)

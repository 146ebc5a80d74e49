import { createEvent, createStore } from 'effector'
import { screenLeft, whenFeaturesReady } from '@/shared/routes'
import type { Reminder } from './reminder'

interface ChosenReminder {
  /** `notes_uuid`. */
  uuid: string
  patient: Reminder['patient']
}

/** Opens the patient. The reminder becomes read when the patient is shown, or at once if it has no patient. */
export const reminderChosen = createEvent<ChosenReminder>()

/** `reminderChosen` for the features that open it, which are loaded after the first screen. */
export const reminderOpenRequested = whenFeaturesReady(reminderChosen)

interface ReminderToFocus {
  uuid: string
  /** The patient whose follow-up page starts at the reminder. */
  patientId: string
}

export const reminderFocusRequested = createEvent<ReminderToFocus>()

/** Kept until the follow-up page is left. `signal` distinguishes two requests for one reminder. */
export const $reminderToFocus = createStore<(ReminderToFocus & { signal: number }) | null>(null)
  .on(reminderFocusRequested, (previous, request) => ({ ...request, signal: (previous?.signal ?? 0) + 1 }))
  .reset(screenLeft('patientFollowUp'))

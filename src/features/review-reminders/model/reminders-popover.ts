import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'

/** The payload is the uuid of the reminder at which the list starts; null for the first row. */
export const remindersRequested = createEvent<string | null>()
export const remindersDismissed = createEvent()

interface RemindersRequest {
  /** Incremented to open the popover from outside of the bell. */
  signal: number
  uuid: string | null
}

export const $remindersRequest = createStore<RemindersRequest>({ signal: 0, uuid: null })
  .on(remindersRequested, ({ signal }, uuid) => ({ signal: signal + 1, uuid }))
  .on([remindersDismissed, sessionEnded], ({ signal }) => ({ signal, uuid: null }))

import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'

// What happened
/** From the user menu. */
export const messageListRequested = createEvent()
export const messageListDismissed = createEvent()

// State
export const $isMessageListOpen = createStore(false)
  .on(messageListRequested, () => true)
  .reset(messageListDismissed, sessionEnded)

import { createEvent, createStore } from 'effector'

export type CallConnection =
  | { status: 'disconnected' | 'connecting' | 'connected' | 'failed' }
  /** Which of the five tries this is. */
  | { status: 'reconnecting'; attempt: number }

// What happened
/** The doctor wants to try again after everything has failed. */
export const retryRequested = createEvent()

// State
export const $connection = createStore<CallConnection>({ status: 'disconnected' })

import { createEvent, createStore, type Event, type EventCallable, sample, type Store } from 'effector'
import type { ParseKeys } from 'i18next'
import { sessionEnded } from '@/shared/auth'

/** `danger` is announced assertively and dropped last. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

/** Null is a patient without a name. The last one may be the number of further patients, such as `+2`. */
export type PatientNames = readonly (string | null)[]

/** The key of a text in `toasts.json`; translated when rendered, so that it follows the language. */
export interface ToastText {
  key: Exclude<ParseKeys<'toasts'>, `${string}.${string}` | `${string}_${Intl.LDMLPluralRule}`>
  params?: Readonly<Record<string, string | number | PatientNames>>
}

/** `busy`: the action has to wait for the end of another change. `over`: it is no longer possible. */
export type ActionState = 'ready' | 'busy' | 'over'

/** Choosing the action also closes the toast. */
export interface ToastAction {
  label: ParseKeys<'toasts', Record<never, never>, 'actions'>
  event: EventCallable<void>
  /** See `actionWith`. */
  payload?: unknown
  /** With a state, the action is also in the list of recent toasts until it is over; without one, only in the toast. */
  $state?: Store<(payload: unknown) => ActionState>
}

interface ActionWithPayload<Payload> extends Pick<ToastAction, 'label'> {
  event: EventCallable<Payload>
  payload: NoInfer<Payload>
  $state?: Store<(payload: NoInfer<Payload>) => ActionState>
}

/**
 * An action whose event has a payload. The cast erases the type of the payload, which has been checked here against the event:
 * toasts of one list have events of different types, and the view emits each with its own payload.
 */
export const actionWith = <Payload>(action: ActionWithPayload<Payload>) => action as unknown as ToastAction

export interface ToastContent {
  tone: ToastTone
  text: ToastText
  action?: ToastAction
}

export interface ToastRequest {
  id: number
  content: ToastContent
}

// Events
export const toastRequested = createEvent<ToastContent>()

/** Requests a toast whenever `clock` fires. */
export function showToastOn<Payload>(clock: Event<Payload>, toToast: (payload: Payload) => ToastContent): void {
  sample({ clock, fn: toToast, target: toastRequested })
}

// Stores
/** Requests that wait for `toasts.ts`, which is loaded after the first screen (decision 0079). */
export const $toastRequests = createStore<{ lastId: number; pending: readonly ToastRequest[] }>(
  { lastId: 0, pending: [] },
  { serialize: 'ignore' },
)
  .on(toastRequested, ({ lastId, pending }, content) => {
    const id = lastId + 1
    return { lastId: id, pending: [...pending, { id, content }] }
  })
  .on(sessionEnded, ({ lastId }) => ({ lastId, pending: [] }))

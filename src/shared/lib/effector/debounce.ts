import { createEvent, createStore, type Event, sample } from 'effector'
import { createDelayTask } from './task'

interface Received<Payload> {
  payload: Payload
}

/**
 * The last event of `clock`, when `ms` have passed without another one. `debounce` of patronum has four times as many units,
 * and `allSettled` waits for it.
 */
export function debounce<Payload>(clock: Event<Payload>, ms: number): Event<Payload> {
  const elapsed = createEvent<Received<Payload>>()
  // An object of its own, so that two events with the same payload differ.
  const received = clock.map((payload): Received<Payload> => ({ payload }))
  const $last = createStore<Received<Payload> | null>(null).on(received, (_, last) => last)
  sample({ clock: received, target: createDelayTask(elapsed, ms) })
  return sample({
    clock: elapsed,
    source: $last,
    filter: (last, event) => event === last,
    fn: (_, { payload }) => payload,
  })
}

import { createStore, type Event, sample, type Unit } from 'effector'
import { createTask } from './task'

/** Each event of `clock` aborts the controller that `started` had last, if there is one. */
export function abortOn(clock: Event<unknown>[], started: Unit<{ controller: AbortController }>): void {
  const $last = createStore<AbortController | null>(null, { serialize: 'ignore' }).on(
    started,
    (_, { controller }) => controller,
  )
  sample({ clock, source: $last, target: createTask((last: AbortController | null) => last?.abort()) })
}

import { createEvent, createStore, type Event, sample, type Store, type Unit } from 'effector'
import { createDelayTask } from './task'

const ANNOUNCEMENT_TTL_MS = 4_000

/**
 * Holds the last payload of `clock` while a live region announces it, else `initial`: an announcement that stays would be
 * repeated by a change of language or layout.
 */
export function createAnnouncementStore<Value>(
  clock: Event<Value>,
  { initial, reset }: { initial: Value; reset: Unit<unknown> },
): Store<Value> {
  const expired = createEvent<Value>()
  sample({ clock, target: createDelayTask(expired, ANNOUNCEMENT_TTL_MS) })
  return createStore(initial)
    .on(clock, (_, announced) => announced)
    .on(expired, (current, announced) => (current === announced ? initial : current))
    .reset(reset)
}

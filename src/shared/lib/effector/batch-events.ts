import { createEvent, createStore, type Event, sample, type Unit } from 'effector'
import { createDelayTask } from './task'

/** Collects events for `windowMs` and emits them as one array, oldest first. Pending items are dropped on `reset`. */
export function batchEvents<Item>(
  source: Event<Item>,
  { windowMs, reset }: { windowMs: number; reset: Unit<unknown> },
): Event<readonly Item[]> {
  const windowElapsed = createEvent()

  const startTimerTask = createDelayTask(windowElapsed, windowMs)

  const $pending = createStore<readonly Item[]>([], { serialize: 'ignore' }).on(source, (pending, item) => [
    ...pending,
    item,
  ])

  const firstReceived = $pending.updates.filter({ fn: (pending) => pending.length === 1 })
  sample({ clock: firstReceived, target: startTimerTask })
  const batch = sample({ clock: windowElapsed, source: $pending, filter: (pending) => pending.length > 0 })
  $pending.reset(batch, reset)
  return batch
}

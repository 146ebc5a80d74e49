import { createEvent, createStore, type Event, sample, type Unit } from 'effector'
import { createDelayTask } from './task'

interface BatchOptions {
  windowMs: number
  reset: Unit<unknown>
  /** The first event after a quiet window is a batch of its own, emitted at once. */
  isFirstImmediate?: boolean
}

/** Collects events for `windowMs` and emits them as one array, oldest first. Pending items are dropped on `reset`. */
export function batchEvents<Item>(
  source: Event<Item>,
  { windowMs, reset, isFirstImmediate = false }: BatchOptions,
): Event<readonly Item[]> {
  const windowElapsed = createEvent()

  const startTimerTask = createDelayTask(windowElapsed, windowMs)

  const $pending = createStore<readonly Item[]>([]).on(source, (pending, item) => [...pending, item])
  const $isWindowOpen = createStore(false)
    .on(startTimerTask, () => true)
    .on(windowElapsed, () => false)

  const clock: Unit<unknown>[] = isFirstImmediate ? [source, windowElapsed] : [windowElapsed]
  const batch = sample({
    clock,
    source: { pending: $pending, isWindowOpen: $isWindowOpen },
    filter: ({ pending, isWindowOpen }) => !isWindowOpen && pending.length > 0,
    fn: ({ pending }) => pending,
  })
  const firstReceived = $pending.updates.filter({ fn: (pending) => pending.length === 1 })
  sample({ clock: isFirstImmediate ? batch : firstReceived, target: startTimerTask })
  $pending.reset(batch, reset)
  return batch
}

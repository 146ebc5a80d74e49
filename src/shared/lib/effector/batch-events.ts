import { createEvent, createStore, type Event, sample, type Unit } from 'effector'
import { createDelayTask } from './task'

interface BatchOptions {
  windowMs: number
  reset: Unit<unknown>
  /** The first event after a quiet window is a batch of its own, emitted at once. */
  isFirstImmediate?: boolean
}

interface BatchWindow<Item> {
  isOpen: boolean
  pending: readonly Item[]
}

/** Collects events for `windowMs` and emits them as one array, oldest first. Pending items are dropped on `reset`. */
export function batchEvents<Item>(
  source: Event<Item>,
  { windowMs, reset, isFirstImmediate = false }: BatchOptions,
): Event<readonly Item[]> {
  const windowElapsed = createEvent()

  const startTimerTask = createDelayTask(windowElapsed, windowMs)

  const $window = createStore<BatchWindow<Item>>({ isOpen: false, pending: [] })
    .on(source, ({ isOpen, pending }, item) => ({ isOpen, pending: [...pending, item] }))
    .on(startTimerTask, (window) => ({ ...window, isOpen: true }))
    .on(windowElapsed, (window) => ({ ...window, isOpen: false }))

  const firstReceived = sample({ clock: source, source: $window, filter: ({ isOpen }) => !isOpen })
  const clock: Unit<unknown>[] = isFirstImmediate ? [firstReceived, windowElapsed] : [windowElapsed]
  const batch = sample({
    clock,
    source: $window,
    filter: ({ pending }) => pending.length > 0,
    fn: ({ pending }) => pending,
  })
  const opened: Unit<unknown> = isFirstImmediate ? batch : firstReceived
  sample({ clock: opened, target: startTimerTask })
  $window.on([batch, reset], ({ isOpen }) => ({ isOpen, pending: [] }))
  return batch
}

import { createEvent, createStore, type Event, sample, scopeBind, type Unit } from 'effector'
import { createTask } from './task'

/** Linked list of pending items: appending is O(1). */
interface Chain<Item> {
  item: Item
  previous: Chain<Item> | null
}

/** Collects events for `windowMs` and emits them as one array, oldest first. Pending items are dropped on `reset`. */
export function batchEvents<Item>(
  source: Event<Item>,
  { windowMs, reset }: { windowMs: number; reset: Unit<unknown> },
): Event<readonly Item[]> {
  const windowElapsed = createEvent()

  const startTimerFx = createTask(() => void setTimeout(scopeBind(windowElapsed), windowMs))

  const $pending = createStore<Chain<Item> | null>(null, { serialize: 'ignore' }).on(source, (previous, item) => ({
    item,
    previous,
  }))

  const firstReceived = $pending.updates.filter({ fn: (pending) => pending !== null && pending.previous === null })
  sample({ clock: firstReceived, fn: () => {}, target: startTimerFx })
  const batch = sample({ clock: windowElapsed, source: $pending }).filterMap((pending) =>
    pending === null ? undefined : toList(pending),
  )
  sample({ clock: [batch, reset], fn: () => null, target: $pending })
  return batch
}

function toList<Item>(pending: Chain<Item>): readonly Item[] {
  const items: Item[] = []
  for (let link: Chain<Item> | null = pending; link !== null; link = link.previous) items.push(link.item)
  return items.reverse()
}

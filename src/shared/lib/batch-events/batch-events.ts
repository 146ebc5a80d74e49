import { createEffect, createEvent, createStore, type Event, sample, scopeBind, type Unit } from 'effector'

/** One item and all that came before it: adding one more copies nothing. */
interface Chain<Item> {
  item: Item
  previous: Chain<Item> | null
}

/**
 * What comes within a moment comes together, oldest first: a storm of events is then a few batches, of which each is
 * applied and drawn once. Nothing is lost but what was still gathered when it was `forgotten`.
 */
export function batchEvents<Item>(
  source: Event<Item>,
  { windowMs, reset }: { windowMs: number; reset: Unit<unknown> },
): Event<readonly Item[]> {
  // Events
  const windowElapsed = createEvent()

  // Effects
  const startTimerFx = createEffect(() => void setTimeout(scopeBind(windowElapsed), windowMs))

  // State
  const $pending = createStore<Chain<Item> | null>(null, { serialize: 'ignore' }).on(source, (previous, item) => ({
    item,
    previous,
  }))

  // Connections
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

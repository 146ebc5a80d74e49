import { createEffect, createEvent, createStore, type Event, sample, scopeBind, type Unit } from 'effector'

/** One item and all that came before it: adding one more copies nothing. */
interface Chain<Item> {
  item: Item
  before: Chain<Item> | null
}

/**
 * What comes within a moment comes together, oldest first: a storm of events is then a few batches, of which each is
 * applied and drawn once. Nothing is lost but what was still gathered when it was `forgotten`.
 */
export function createBatches<Item>(
  source: Event<Item>,
  { everyMs, forgotten }: { everyMs: number; forgotten: Unit<unknown> },
): Event<readonly Item[]> {
  // What happened
  const timePassed = createEvent()

  // What the world does for us
  const waitFx = createEffect(() => void setTimeout(scopeBind(timePassed), everyMs))

  // State
  const $gathered = createStore<Chain<Item> | null>(null, { serialize: 'ignore' }).on(source, (before, item) => ({
    item,
    before,
  }))

  // Flow
  const begun = $gathered.updates.filter({ fn: (gathered) => gathered !== null && gathered.before === null })
  sample({ clock: begun, fn: () => {}, target: waitFx })
  const batch = sample({ clock: timePassed, source: $gathered }).filterMap((gathered) =>
    gathered === null ? undefined : toList(gathered),
  )
  sample({ clock: [batch, forgotten], fn: () => null, target: $gathered })
  return batch
}

function toList<Item>(gathered: Chain<Item>): readonly Item[] {
  const items: Item[] = []
  for (let link: Chain<Item> | null = gathered; link !== null; link = link.before) items.push(link.item)
  return items.reverse()
}

import type { Stretch } from './time-axis'

/** Something that takes its part of a column. */
export interface Span<Item> extends Stretch {
  item: Item
}

/** Side by side with what overlaps it: in lane `lane` of `lanes`. */
export interface Placed<Item> extends Span<Item> {
  lane: number
  lanes: number
}

/** What has no room beside the others: a place for all of them, from which a list opens. */
export interface Crowd<Item> extends Stretch {
  /** From top to bottom. */
  items: readonly Item[]
  lane: number
  lanes: number
}

export interface Arrangement<Item> {
  placed: readonly Placed<Item>[]
  crowds: readonly Crowd<Item>[]
}

interface ArrangeOptions {
  /** No more than so many side by side. */
  most: number
  /** How high the place for a crowd is; not less than `least`. */
  band: number
  /** No span is lower. */
  least: number
}

interface Cluster<Item> extends Stretch {
  placed: Placed<Item>[]
  left: Span<Item>[]
  ends: number[]
}

/**
 * Puts the spans of a column side by side where they overlap. Each of them is either placed or in one crowd, and no two
 * places overlap. However many there are, a column has no more places than fit.
 */
export function arrange<Item>(spans: readonly Span<Item>[], options: ArrangeOptions): Arrangement<Item> {
  const inOrder = spans.toSorted((one, other) => one.top - other.top || other.bottom - one.bottom)
  const clusters: Cluster<Item>[] = []
  for (const span of inOrder) {
    let cluster = clusters.at(-1)
    if (!cluster || span.top >= cluster.bottom) {
      cluster = { top: span.top, bottom: span.bottom, placed: [], left: [], ends: [] }
      clusters.push(cluster)
    }
    cluster.bottom = Math.max(cluster.bottom, span.bottom)
    place(cluster, span, options.most)
  }
  const settled = clusters.map((cluster) => settle(cluster, options))
  return {
    placed: settled.flatMap(({ placed }) => placed),
    crowds: settled.flatMap(({ crowds }) => crowds),
  }
}

/** In the first lane that is free by then. */
function place<Item>({ ends, placed, left }: Cluster<Item>, span: Span<Item>, most: number): void {
  const free = ends.findIndex((end) => end <= span.top)
  const lane = free === -1 ? ends.length : free
  if (lane >= most) {
    left.push(span)
    return
  }
  ends[lane] = span.bottom
  placed.push({ ...span, lane, lanes: 1 })
}

/** Where lanes do not suffice, the last one is for the crowds. */
function settle<Item>(cluster: Cluster<Item>, options: ArrangeOptions): Arrangement<Item> {
  const { placed, left, ends } = cluster
  if (left.length === 0) return { placed: placed.map((one) => ({ ...one, lanes: ends.length })), crowds: [] }
  const last = options.most - 1
  const kept = placed.filter(({ lane }) => lane < last).map((one) => ({ ...one, lanes: options.most }))
  const crowded = [...placed.filter(({ lane }) => lane === last), ...left].sort((one, other) => one.top - other.top)
  const gathered = gather(crowded, cluster, options)
  return { placed: [...kept, ...gathered.placed], crowds: gathered.crowds }
}

/** What begins in the same band is one crowd; what is alone there stands there itself, where it has room. */
function gather<Item>(
  spans: readonly Span<Item>[],
  cluster: Stretch,
  { most, band, least }: ArrangeOptions,
): Arrangement<Item> {
  const bands = [...Map.groupBy(spans, (span) => Math.floor((span.top - cluster.top) / band))]
  const beside = { lane: most - 1, lanes: most }
  const placed: Placed<Item>[] = []
  const crowds: Crowd<Item>[] = []
  let limit = cluster.bottom
  for (const [number, own] of bands.reverse()) {
    const [alone, ...others] = own
    const top = cluster.top + number * band
    if (alone && others.length === 0 && Math.min(alone.bottom, limit) - alone.top >= least) {
      placed.unshift({ ...alone, bottom: Math.min(alone.bottom, limit), ...beside })
      limit = alone.top
    } else {
      crowds.unshift({ items: own.map(({ item }) => item), top, bottom: Math.min(top + band, limit), ...beside })
      limit = top
    }
  }
  return { placed, crowds }
}

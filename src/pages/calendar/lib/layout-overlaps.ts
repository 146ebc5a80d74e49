import type { AxisInterval } from './time-axis'

/** Something that takes its part of a column. */
export interface LayoutItem<Item> extends AxisInterval {
  item: Item
}

/** Side by side with what overlaps it: in lane `lane` of `lanes`. */
export interface PlacedItem<Item> extends LayoutItem<Item> {
  lane: number
  lanes: number
}

/** What has no room beside the others: a place for all of them, from which a list opens. */
export interface OverflowGroup<Item> extends AxisInterval {
  /** From top to bottom. */
  items: readonly Item[]
  lane: number
  lanes: number
}

export interface OverlapLayout<Item> {
  placed: readonly PlacedItem<Item>[]
  overflowGroups: readonly OverflowGroup<Item>[]
}

interface OverlapOptions {
  /** No more than so many side by side. */
  maxLanes: number
  /** How high the place for a crowd is; not less than `least`. */
  overflowWindow: number
  /** No span is lower. */
  minLength: number
}

interface Cluster<Item> extends AxisInterval {
  placed: PlacedItem<Item>[]
  left: LayoutItem<Item>[]
  ends: number[]
}

/**
 * Puts the spans of a column side by side where they overlap. Each of them is either placed or in one crowd, and no two
 * places overlap. However many there are, a column has no more places than fit.
 */
export function layoutOverlaps<Item>(spans: readonly LayoutItem<Item>[], options: OverlapOptions): OverlapLayout<Item> {
  const inOrder = spans.toSorted((a, b) => a.top - b.top || b.bottom - a.bottom)
  const clusters: Cluster<Item>[] = []
  for (const span of inOrder) {
    let cluster = clusters.at(-1)
    if (!cluster || span.top >= cluster.bottom) {
      cluster = { top: span.top, bottom: span.bottom, placed: [], left: [], ends: [] }
      clusters.push(cluster)
    }
    cluster.bottom = Math.max(cluster.bottom, span.bottom)
    placeItem(cluster, span, options.maxLanes)
  }
  const settled = clusters.map((cluster) => closeCluster(cluster, options))
  return {
    placed: settled.flatMap(({ placed }) => placed),
    overflowGroups: settled.flatMap(({ overflowGroups }) => overflowGroups),
  }
}

/** In the first lane that is free by then. */
function placeItem<Item>({ ends, placed, left }: Cluster<Item>, span: LayoutItem<Item>, maxLanes: number): void {
  const free = ends.findIndex((end) => end <= span.top)
  const lane = free === -1 ? ends.length : free
  if (lane >= maxLanes) {
    left.push(span)
    return
  }
  ends[lane] = span.bottom
  placed.push({ ...span, lane, lanes: 1 })
}

/** Where lanes do not suffice, the last one is for the crowds. */
function closeCluster<Item>(cluster: Cluster<Item>, options: OverlapOptions): OverlapLayout<Item> {
  const { placed, left, ends } = cluster
  if (left.length === 0) return { placed: placed.map((a) => ({ ...a, lanes: ends.length })), overflowGroups: [] }
  const last = options.maxLanes - 1
  const remaining = placed.filter(({ lane }) => lane < last).map((a) => ({ ...a, lanes: options.maxLanes }))
  const overflowing = [...placed.filter(({ lane }) => lane === last), ...left].sort((a, b) => a.top - b.top)
  const grouped = groupOverflow(overflowing, cluster, options)
  return { placed: [...remaining, ...grouped.placed], overflowGroups: grouped.overflowGroups }
}

/** What begins in the same band is one crowd; what is alone there stands there itself, where it has room. */
function groupOverflow<Item>(
  spans: readonly LayoutItem<Item>[],
  cluster: AxisInterval,
  { maxLanes, overflowWindow, minLength }: OverlapOptions,
): OverlapLayout<Item> {
  const bands = [...Map.groupBy(spans, (span) => Math.floor((span.top - cluster.top) / overflowWindow))]
  const adjacent = { lane: maxLanes - 1, lanes: maxLanes }
  const placed: PlacedItem<Item>[] = []
  const overflowGroups: OverflowGroup<Item>[] = []
  let limit = cluster.bottom
  for (const [number, own] of bands.reverse()) {
    const [alone, ...others] = own
    const top = cluster.top + number * overflowWindow
    if (alone && others.length === 0 && Math.min(alone.bottom, limit) - alone.top >= minLength) {
      placed.unshift({ ...alone, bottom: Math.min(alone.bottom, limit), ...adjacent })
      limit = alone.top
    } else {
      overflowGroups.unshift({
        items: own.map(({ item }) => item),
        top,
        bottom: Math.min(top + overflowWindow, limit),
        ...adjacent,
      })
      limit = top
    }
  }
  return { placed, overflowGroups }
}

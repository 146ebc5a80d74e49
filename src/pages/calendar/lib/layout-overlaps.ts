import type { AxisInterval } from './time-axis'

export interface LayoutItem<Item> extends AxisInterval {
  item: Item
}

interface ItemInLane<Item> extends LayoutItem<Item> {
  lane: number
}

interface PlacedItem<Item> extends ItemInLane<Item> {
  lanes: number
}

/** Entries without a lane of their own: one tile, which opens a list. */
export interface OverflowGroup<Item> extends AxisInterval {
  items: readonly Item[]
  lane: number
  lanes: number
}

export interface OverlapLayout<Item> {
  placed: readonly PlacedItem<Item>[]
  overflowGroups: readonly OverflowGroup<Item>[]
}

interface OverlapOptions {
  maxLanes: number
  /** Height of an overflow group; not less than `minLength`. */
  overflowWindow: number
  minLength: number
}

interface Cluster<Item> extends AxisInterval {
  placed: ItemInLane<Item>[]
  unplaced: LayoutItem<Item>[]
  ends: number[]
}

/** Each span is placed or in one overflow group. No boxes overlap, and the column height limits the number of boxes. */
export function layoutOverlaps<Item>(spans: readonly LayoutItem<Item>[], options: OverlapOptions): OverlapLayout<Item> {
  const sorted = spans.toSorted((a, b) => a.top - b.top || b.bottom - a.bottom)
  const clusters: Cluster<Item>[] = []
  for (const span of sorted) {
    let cluster = clusters.at(-1)
    if (!cluster || span.top >= cluster.bottom) {
      cluster = { top: span.top, bottom: span.bottom, placed: [], unplaced: [], ends: [] }
      clusters.push(cluster)
    }
    cluster.bottom = Math.max(cluster.bottom, span.bottom)
    placeItem(cluster, span, options.maxLanes)
  }
  const layouts = clusters.map((cluster) => closeCluster(cluster, options))
  return {
    placed: layouts.flatMap(({ placed }) => placed),
    overflowGroups: layouts.flatMap(({ overflowGroups }) => overflowGroups),
  }
}

function placeItem<Item>({ ends, placed, unplaced }: Cluster<Item>, span: LayoutItem<Item>, maxLanes: number): void {
  const free = ends.findIndex((end) => end <= span.top)
  const lane = free === -1 ? ends.length : free
  if (lane >= maxLanes) {
    unplaced.push(span)
    return
  }
  ends[lane] = span.bottom
  placed.push({ ...span, lane })
}

/** If lanes do not suffice, the last one is for overflow groups. */
function closeCluster<Item>(cluster: Cluster<Item>, options: OverlapOptions): OverlapLayout<Item> {
  const { placed, unplaced, ends } = cluster
  if (unplaced.length === 0)
    return { placed: placed.map((item) => ({ ...item, lanes: ends.length })), overflowGroups: [] }
  const last = options.maxLanes - 1
  const remaining = placed.filter(({ lane }) => lane < last).map((item) => ({ ...item, lanes: options.maxLanes }))
  const overflowing = [...placed.filter(({ lane }) => lane === last), ...unplaced].sort((a, b) => a.top - b.top)
  const grouped = groupOverflow(overflowing, cluster, options)
  return { placed: [...remaining, ...grouped.placed], overflowGroups: grouped.overflowGroups }
}

/** Entries that start in the same band become an overflow group; a single one is placed if there is room. */
function groupOverflow<Item>(
  spans: readonly LayoutItem<Item>[],
  cluster: AxisInterval,
  { maxLanes, overflowWindow, minLength }: OverlapOptions,
): OverlapLayout<Item> {
  const bands = [...Map.groupBy(spans, (span) => Math.floor((span.top - cluster.top) / overflowWindow))]
  const lastLane = { lane: maxLanes - 1, lanes: maxLanes }
  const placed: PlacedItem<Item>[] = []
  const overflowGroups: OverflowGroup<Item>[] = []
  let limit = cluster.bottom
  for (const [number, members] of bands.reverse()) {
    const [single, ...others] = members
    const top = cluster.top + number * overflowWindow
    if (single && others.length === 0 && Math.min(single.bottom, limit) - single.top >= minLength) {
      placed.unshift({ ...single, bottom: Math.min(single.bottom, limit), ...lastLane })
      limit = single.top
    } else {
      overflowGroups.unshift({
        items: members.map(({ item }) => item),
        top,
        bottom: Math.min(top + overflowWindow, limit),
        ...lastLane,
      })
      limit = top
    }
  }
  return { placed, overflowGroups }
}

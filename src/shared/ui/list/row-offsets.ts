/** Start offsets of rows in CSS pixels, plus the end of the last row. */
export type RowOffsets = Float64Array

export function rowOffsets(heights: readonly number[]): RowOffsets {
  const offsets = new Float64Array(heights.length + 1)
  for (const [row, height] of heights.entries()) offsets[row + 1] = (offsets[row] ?? 0) + height
  return offsets
}

export interface RowLayout {
  keys: readonly string[]
  /** Measured heights. Shared by all versions of the layout, because they stay valid when other rows are shown. */
  heights: Map<string, number>
  offsets: RowOffsets
}

export const layoutRows = (keys: readonly string[], heights: Map<string, number>, estimate: number): RowLayout => ({
  keys,
  heights,
  offsets: rowOffsets(keys.map((key) => heights.get(key) ?? estimate)),
})

/** The layout with these heights; only the offsets after the first measured row change. */
export function withMeasured(layout: RowLayout, measured: ReadonlyMap<string, number>): RowLayout {
  const { keys, heights } = layout
  const first = keys.findIndex((key) => measured.has(key))
  for (const [key, height] of measured) heights.set(key, height)
  if (first < 0) return layout
  const offsets = layout.offsets.slice()
  for (let row = first; row < keys.length; row += 1) {
    const old = (layout.offsets[row + 1] ?? 0) - (layout.offsets[row] ?? 0)
    offsets[row + 1] = (offsets[row] ?? 0) + (measured.get(keys[row] ?? '') ?? old)
  }
  return { ...layout, offsets }
}

export interface RowRange {
  first: number
  /** Exclusive. */
  end: number
}

export function rowsBetween(offsets: RowOffsets, top: number, bottom: number): RowRange {
  const count = offsets.length - 1
  const first = Math.min(rowAt(offsets, top), Math.max(count - 1, 0))
  return { first, end: Math.min(Math.max(rowAt(offsets, bottom) + 1, first), count) }
}

export interface ShownRow {
  at: number
  /** Height of the rows before it that are not in the document, in CSS pixels. */
  gap: number
}

/** The rows of a range, and the active one, which stays in the document; -1 for none. */
export function shownRows(offsets: RowOffsets, { first, end }: RowRange, active: number): ShownRow[] {
  const rows = Array.from({ length: end - first }, (_, index) => first + index)
  if (active >= 0 && active < first) rows.unshift(active)
  if (active >= end) rows.push(active)
  return rows.map((at, index) => {
    const previous = rows[index - 1] ?? -1
    return { at, gap: (offsets[at] ?? 0) - (offsets[previous + 1] ?? 0) }
  })
}

function rowAt(offsets: RowOffsets, height: number): number {
  let low = 0
  let high = offsets.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((offsets[middle] ?? Number.POSITIVE_INFINITY) <= height) low = middle
    else high = middle - 1
  }
  return low
}

/** First row of the next or previous group; `groupStarts` are sorted. */
export function rowOfNextGroup(groupStarts: readonly number[], row: number, direction: 1 | -1): number | undefined {
  const current = groupStarts.findLastIndex((start) => start <= row)
  return groupStarts[Math.max(0, Math.min(current + direction, groupStarts.length - 1))]
}

/** Target row of a navigation key; null for other keys. */
export function rowAfterKey(key: string, row: number, count: number, page: number): number | null {
  const target = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + page,
    PageUp: row - page,
    Home: 0,
    End: count - 1,
  }[key]
  return target === undefined ? null : Math.max(0, Math.min(target, count - 1))
}

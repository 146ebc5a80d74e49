/** Start offsets of rows in CSS pixels, plus the end of the last row. */
export type RowOffsets = readonly number[]

export function rowOffsets(heights: Iterable<number>): RowOffsets {
  const offsets = [0]
  let end = 0
  for (const height of heights) {
    end += height
    offsets.push(end)
  }
  return offsets
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

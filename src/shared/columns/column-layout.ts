import * as z from 'zod/mini'

/** How a user has arranged the columns of a table. Contains names of columns and numbers only. */
export interface ColumnLayout {
  /** All columns of the table, also hidden ones. */
  order: readonly string[]
  /** In CSS pixels; only of columns that the user has resized. */
  widths: Readonly<Record<string, number>>
}

const layoutSchema = z.object({ order: z.array(z.string()), widths: z.record(z.string(), z.number()) })

const MIN_COLUMN_WIDTH = 64
const MAX_COLUMN_WIDTH = 800

/** The stored layout, or the given order if nothing valid is stored or the table has other columns by now. */
export function toLayout(columns: readonly string[], stored?: unknown): ColumnLayout {
  const { success, data } = layoutSchema.safeParse(stored)
  const isSameSet = success && data.order.length === columns.length && columns.every((id) => data.order.includes(id))
  if (!isSameSet) return { order: columns, widths: {} }
  const widths = Object.entries(data.widths).filter(([id]) => columns.includes(id))
  return { order: data.order, widths: Object.fromEntries(widths.map(([id, width]) => [id, clamp(width)])) }
}

export const columnsInOrder = <Id extends string>(columns: readonly Id[], { order }: ColumnLayout): Id[] =>
  columns.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))

/** Moves the column to the position of another one, which moves towards the old position. */
export function moveColumn(layout: ColumnLayout, id: string, target: string): ColumnLayout {
  const position = layout.order.indexOf(target)
  return { ...layout, order: layout.order.filter((item) => item !== id).toSpliced(position, 0, id) }
}

export const resizeColumn = (layout: ColumnLayout, id: string, width: number): ColumnLayout => ({
  ...layout,
  widths: { ...layout.widths, [id]: clamp(width) },
})

const clamp = (width: number): number => Math.round(Math.max(MIN_COLUMN_WIDTH, Math.min(width, MAX_COLUMN_WIDTH)))

/** Until the user resizes a column, it gets its share of the remaining width, but no less than the minimum. */
export interface ColumnWidth {
  min: number
  share: number
}

/** Grid tracks of the columns, and the sum of their minimum widths in CSS pixels. */
export function columnTracks(
  columns: readonly { id: string; width: ColumnWidth }[],
  { widths }: ColumnLayout,
): { tracks: string; minWidth: number } {
  const tracks = columns.map(({ id, width: { min, share } }) => {
    const width = widths[id]
    return width === undefined ? `minmax(${min}px, ${share}fr)` : `${width}px`
  })
  return {
    tracks: tracks.join(' '),
    minWidth: columns.reduce((sum, { id, width }) => sum + (widths[id] ?? width.min), 0),
  }
}

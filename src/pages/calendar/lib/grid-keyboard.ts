import type { GridColumn } from './grid-layout'

export interface GridTile {
  key: string
  column: number
  top: number
  bottom: number
  lane: number
}

export const overflowKey = (column: { key: string }, group: { top: number }): string => `${column.key} +${group.top}`

export const gridTiles = (columns: readonly GridColumn[]): GridTile[] =>
  columns.flatMap((column, index) =>
    [
      ...column.placed.map(({ item, top, bottom, lane }) => ({ key: item.uuid, column: index, top, bottom, lane })),
      ...column.overflowGroups.map((group) => ({ ...boundsOf(group), key: overflowKey(column, group), column: index })),
    ].sort((a, b) => a.top - b.top || a.lane - b.lane),
  )

const boundsOf = ({ top, bottom, lane }: Omit<GridTile, 'key' | 'column'>) => ({ top, bottom, lane })

export function nextTile(tiles: readonly GridTile[], from: GridTile, key: string): GridTile | null {
  const sameColumn = tiles.filter(({ column }) => column === from.column)
  const at = sameColumn.findIndex((tile) => tile.key === from.key)
  switch (key) {
    case 'ArrowDown':
      return sameColumn[at + 1] ?? null
    case 'ArrowUp':
      return sameColumn[at - 1] ?? null
    case 'Home':
      return sameColumn[0] ?? null
    case 'End':
      return sameColumn.at(-1) ?? null
    case 'ArrowRight':
      return sideways(tiles, sameColumn, from, 1)
    case 'ArrowLeft':
      return sideways(tiles, sameColumn, from, -1)
    default:
      return null
  }
}

/** An overlapping tile in the same column, else the nearest one in time in the next non-empty column. */
function sideways(
  tiles: readonly GridTile[],
  sameColumn: readonly GridTile[],
  from: GridTile,
  direction: 1 | -1,
): GridTile | null {
  const adjacent = sameColumn
    .filter((tile) => overlaps(tile, from) && (tile.lane - from.lane) * direction > 0)
    .sort((a, b) => (a.lane - b.lane) * direction || a.top - b.top)
  if (adjacent[0]) return adjacent[0]
  const others = tiles.filter(({ column }) => (column - from.column) * direction > 0)
  const column = direction === 1 ? others[0]?.column : others.at(-1)?.column
  return nearest(
    others.filter((tile) => tile.column === column),
    from.top,
  )
}

const overlaps = (a: GridTile, b: GridTile): boolean => a.top < b.bottom && b.top < a.bottom

function nearest(tiles: readonly GridTile[], top: number): GridTile | null {
  const [first, ...others] = tiles
  if (!first) return null
  return others.reduce((best, tile) => (Math.abs(tile.top - top) < Math.abs(best.top - top) ? tile : best), first)
}

/** The same entry elsewhere, else the nearest tile in its column, else in any column. */
export function replacementTile(tiles: readonly GridTile[], removed: GridTile): GridTile | null {
  return (
    tiles.find(({ key }) => key === removed.key) ??
    nearest(
      tiles.filter(({ column }) => column === removed.column),
      removed.top,
    ) ??
    nearest(tiles, removed.top)
  )
}

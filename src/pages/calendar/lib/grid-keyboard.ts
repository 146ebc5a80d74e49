import type { GridColumn } from './grid-layout'

/** Something in the grid that the keyboard can stand on: an entry or a crowd. */
export interface GridTile {
  key: string
  column: number
  top: number
  bottom: number
  lane: number
}

export const overflowKey = (column: { key: string }, group: { top: number }): string => `${column.key} +${group.top}`

/** All tiles, column by column, each from top to bottom. */
export const gridTiles = (columns: readonly GridColumn[]): GridTile[] =>
  columns.flatMap((column, at) =>
    [
      ...column.placed.map(({ item, top, bottom, lane }) => ({ key: item.uuid, column: at, top, bottom, lane })),
      ...column.overflowGroups.map((group) => ({ ...boundsOf(group), key: overflowKey(column, group), column: at })),
    ].sort((a, b) => a.top - b.top || a.lane - b.lane),
  )

const boundsOf = ({ top, bottom, lane }: Omit<GridTile, 'key' | 'column'>) => ({ top, bottom, lane })

/** Where a key leads from a tile; null for a key that leads nowhere. */
export function nextTile(tiles: readonly GridTile[], from: GridTile, key: string): GridTile | null {
  const own = tiles.filter(({ column }) => column === from.column)
  const at = own.findIndex((tile) => tile.key === from.key)
  switch (key) {
    case 'ArrowDown':
      return own[at + 1] ?? null
    case 'ArrowUp':
      return own[at - 1] ?? null
    case 'Home':
      return own[0] ?? null
    case 'End':
      return own.at(-1) ?? null
    case 'ArrowRight':
      return sideways(tiles, own, from, 1)
    case 'ArrowLeft':
      return sideways(tiles, own, from, -1)
    default:
      return null
  }
}

/** What stands beside it at the same time, else what is nearest in time in the next column that has something. */
function sideways(
  tiles: readonly GridTile[],
  own: readonly GridTile[],
  from: GridTile,
  direction: 1 | -1,
): GridTile | null {
  const adjacent = own
    .filter((tile) => overlapLength(tile, from) && (tile.lane - from.lane) * direction > 0)
    .sort((a, b) => (a.lane - b.lane) * direction || a.top - b.top)
  if (adjacent[0]) return adjacent[0]
  const others = tiles.filter(({ column }) => (column - from.column) * direction > 0)
  const column = direction === 1 ? others[0]?.column : others.at(-1)?.column
  return nearest(
    others.filter((tile) => tile.column === column),
    from.top,
  )
}

const overlapLength = (a: GridTile, b: GridTile): boolean => a.top < b.bottom && b.top < a.bottom

function nearest(tiles: readonly GridTile[], top: number): GridTile | null {
  const [first, ...others] = tiles
  if (!first) return null
  return others.reduce((best, tile) => (Math.abs(tile.top - top) < Math.abs(best.top - top) ? tile : best), first)
}

/** Who takes over from a tile that has gone: the same entry elsewhere, else the nearest one in its column, else in any. */
export function replacementTile(tiles: readonly GridTile[], lost: GridTile): GridTile | null {
  return (
    tiles.find(({ key }) => key === lost.key) ??
    nearest(
      tiles.filter(({ column }) => column === lost.column),
      lost.top,
    ) ??
    nearest(tiles, lost.top)
  )
}

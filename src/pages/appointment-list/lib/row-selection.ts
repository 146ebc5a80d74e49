import type { Row } from './build-rows'

/** Notifications between two rows, inclusive, in either direction; only `to` if there is no `from`. */
export function uuidsBetween(rows: readonly Row[], from: string | null, to: string): string[] {
  const end = rows.findIndex(({ key }) => key === to)
  const found = rows.findIndex(({ key }) => key === from)
  const start = found < 0 ? end : found
  if (end < 0) return []
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1).flatMap(uuidsOf)
}

/** The notifications of a heading are rows of their own. */
const uuidsOf = (row: Row): string[] => (row.kind === 'notification' ? [row.key] : [])

export type SelectionState = 'all' | 'some' | 'none'

export function selectionStateOf(uuids: readonly string[], selected: ReadonlySet<string>): SelectionState {
  if (selected.size === 0) return 'none'
  const count = uuids.filter((uuid) => selected.has(uuid)).length
  if (count === 0) return 'none'
  return count === uuids.length ? 'all' : 'some'
}

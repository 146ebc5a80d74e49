import type { Row } from './build-rows'

/** The notifications from one row to another, both included, whichever comes first; the last one alone if there is no first. */
export function uuidsBetween(rows: readonly Row[], from: string | null, to: string): string[] {
  const end = rows.findIndex(({ key }) => key === to)
  const known = from === null ? -1 : rows.findIndex(({ key }) => key === from)
  const start = known < 0 ? end : known
  if (end < 0) return []
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1).flatMap(uuidsOf)
}

/** A heading's own ones stand below it as rows. */
const uuidsOf = (row: Row): string[] => (row.kind === 'notification' ? [row.key] : [])

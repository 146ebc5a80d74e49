import type { Doctor } from '@/entities/notification'
import { compareNames } from '@/shared/lib/compare-names'
import { fold } from '@/shared/lib/fold'

/** Identified by name, because a notification contains only the doctor's name. */
export interface CalendarDoctor {
  /** The folded name; empty for entries without a doctor. */
  key: string
  name: string | null
  branch: string | null
  isOwn: boolean
}

const keyByName = new Map<string, string>()

/** Cached: folding ten thousand names on every render would be slow. */
export function doctorKey(name: string | null): string {
  if (name === null) return ''
  let key = keyByName.get(name)
  if (key === undefined) {
    key = fold(name.trim().replace(/\s+/g, ' '))
    keyByName.set(name, key)
  }
  return key
}

/** Current user first, then by name. `ownName` has no title, unlike the names of the doctor list. */
export function calendarDoctors(
  listed: readonly Pick<Doctor, 'name' | 'branch'>[],
  named: readonly (string | null)[],
  ownName: string | null,
): CalendarDoctor[] {
  const byKey = new Map<string, Omit<CalendarDoctor, 'isOwn'>>()
  for (const { name, branch } of listed) {
    const key = doctorKey(name)
    if (!byKey.has(key)) byKey.set(key, { key, name, branch })
  }
  for (const name of named) {
    const key = doctorKey(name)
    if (!byKey.has(key)) byKey.set(key, { key, name, branch: null })
  }
  const own = currentUserKey([...byKey.keys()], ownName)
  return [...byKey.values()]
    .map((doctor) => ({ ...doctor, isOwn: doctor.key === own }))
    .sort(
      (a, b) =>
        Number(b.isOwn) - Number(a.isOwn) ||
        Number(a.name === null) - Number(b.name === null) ||
        compareNames(a.name ?? '', b.name ?? ''),
    )
}

/** The doctor with the user's name, with or without titles; null for none or several. */
function currentUserKey(keys: readonly string[], ownName: string | null): string | null {
  const own = doctorKey(ownName)
  if (own === '') return null
  const alike = keys.filter((key) => key === own || key.endsWith(` ${own}`))
  return alike.length === 1 ? (alike[0] ?? null) : null
}

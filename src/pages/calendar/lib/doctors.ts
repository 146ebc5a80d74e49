import type { Doctor } from '@/entities/notification'
import { compareNames } from '@/shared/lib/compare-names'
import { fold } from '@/shared/lib/fold'

/** A doctor as the calendar tells them apart: by name, because a notification carries nothing else of them. */
export interface CalendarDoctor {
  /** The same for every way of writing the name; empty for appointments that name no doctor. */
  key: string
  name: string | null
  branch: string | null
  /** The one who is signed in. */
  isOwn: boolean
}

const keyByName = new Map<string, string>()

/** The folded name. Folding ten thousand names anew for every picture would be felt. */
export function doctorKey(name: string | null): string {
  if (name === null) return ''
  let key = keyByName.get(name)
  if (key === undefined) {
    key = fold(name.trim().replace(/\s+/g, ' '))
    keyByName.set(name, key)
  }
  return key
}

/**
 * The clinic's doctors and whoever else is `named`: the signed-in one first, the others by name, those of nobody last.
 *
 * @param ownName Name and surname of the user; the platform's list of doctors has titles before them.
 */
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

/** Whose name is the user's, with or without titles before it; null where none is, or more than one. */
function currentUserKey(keys: readonly string[], ownName: string | null): string | null {
  const own = doctorKey(ownName)
  if (own === '') return null
  const alike = keys.filter((key) => key === own || key.endsWith(` ${own}`))
  return alike.length === 1 ? (alike[0] ?? null) : null
}

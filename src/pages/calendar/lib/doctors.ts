import { type Doctor, doctorKey, ownDoctorKey } from '@/entities/notification'
import { compareNames } from '@/shared/lib/text'

export interface CalendarDoctor {
  /** See `doctorKey`; empty for entries without a doctor. */
  key: string
  name: string | null
  branch: string | null
  isOwn: boolean
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
  const own = ownDoctorKey([...byKey.keys()], ownName)
  return [...byKey.values()]
    .map((doctor) => ({ ...doctor, isOwn: doctor.key === own }))
    .sort(
      (a, b) =>
        Number(b.isOwn) - Number(a.isOwn) ||
        Number(a.name === null) - Number(b.name === null) ||
        compareNames(a.name ?? '', b.name ?? ''),
    )
}

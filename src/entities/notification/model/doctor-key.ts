import { nameKey } from '@/shared/lib/text'

const keyByName = new Map<string, string>()

/**
 * Identifies a doctor by the name, because a notification contains only the name; empty without one. Cached: folding ten
 * thousand names on every render would be slow.
 */
export function doctorKey(name: string | null): string {
  if (name === null) return ''
  let key = keyByName.get(name)
  if (key === undefined) {
    key = nameKey(name)
    keyByName.set(name, key)
  }
  return key
}

/** Titles such as `dr.`, `prof.dr.` or a folded `uzman doktor`; not an initial, and not another first name. */
const TITLES =
  /^(?:\p{L}{2,}\. ?|(?:prof|profesor|doc|docent|dr|doktor|doctor|uzm|uzman|op|opr|ogr|uyesi|dt|dis|hekim|hekimi) )*$/u

/** Key of the doctor with the user's name, with or without titles; null for none or several. */
export function ownDoctorKey(keys: readonly string[], userName: string | null): string | null {
  const own = doctorKey(userName)
  if (own === '') return null
  const alike = [...new Set(keys)].filter((key) => key.endsWith(own) && TITLES.test(key.slice(0, -own.length)))
  return alike.length === 1 ? (alike[0] ?? null) : null
}

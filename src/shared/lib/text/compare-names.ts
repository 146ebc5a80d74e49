import { fold } from './fold'

let collator: Intl.Collator | undefined

/** Names are sorted in Turkish in both UI languages. The collator is created on first use, because that is slow. */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('tr', { numeric: true })
  return collator.compare(a, b)
}

/** The rank of each distinct name in the order of `compareNames`. */
export const rankNames = (names: Iterable<string>): ReadonlyMap<string, number> =>
  new Map([...new Set(names)].sort(compareNames).map((name, rank) => [name, rank]))

/** Equal for two spellings of one name: letter case, accents and blanks may differ. */
export const nameKey = (name: string): string => fold(name.trim().replace(/\s+/g, ' '))

let collator: Intl.Collator | undefined

/** Names are sorted in Turkish in both UI languages. The collator is created on first use, because that is slow. */
function compareComparable(a: string, b: string): number {
  collator ??= new Intl.Collator('tr')
  return collator.compare(a, b)
}

/** Numbers of up to this many digits are sorted by value. */
const MAX_DIGITS = 24

/** With numbers of equal length the plain collation sorts by value; the numeric one takes several times as long. */
const toComparable = (name: string): string => name.replaceAll(/\d+/g, (digits) => digits.padStart(MAX_DIGITS, '0'))

export const compareNames = (a: string, b: string): number => compareComparable(toComparable(a), toComparable(b))

/** The place of each distinct name in the order of `compareNames`. */
export function rankNames(names: Iterable<string>): ReadonlyMap<string, number> {
  const distinct = [...new Set(names)].map((name) => ({ name, comparable: toComparable(name) }))
  distinct.sort((a, b) => compareComparable(a.comparable, b.comparable))
  return new Map(distinct.map(({ name }, rank) => [name, rank]))
}

let collator: Intl.Collator | undefined

/** Names of people are Turkish in both languages of the portal. The collator is made late, because that is slow. */
export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator('tr', { numeric: true })
  return collator.compare(one, other)
}

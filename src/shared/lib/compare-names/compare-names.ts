let collator: Intl.Collator | undefined

/** Names of people are Turkish in both languages of the portal. The collator is made late, because that is slow. */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('tr', { numeric: true })
  return collator.compare(a, b)
}

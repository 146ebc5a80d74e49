let collator: Intl.Collator | undefined

/** Names are sorted in Turkish in both UI languages. The collator is created on first use, because that is slow. */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('tr', { numeric: true })
  return collator.compare(a, b)
}

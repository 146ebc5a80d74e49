const MAX_LEVEL = 6

/** The first level is one below the title, none is above it, and no level is skipped downwards. */
export function headingLevels(written: readonly number[], titleLevel: number): number[] {
  const open: number[] = []
  return written.map((level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop()
    open.push(level)
    return Math.min(titleLevel + open.length, MAX_LEVEL)
  })
}

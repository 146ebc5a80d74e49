const MAX_LEVEL = 6

/**
 * The levels that headings get under a title, given the levels they were written with: the first is one below the title,
 * none is above it, and no step down leaves a level out.
 */
export function headingLevels(written: readonly number[], titleLevel: number): number[] {
  const open: number[] = []
  return written.map((level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop()
    open.push(level)
    return Math.min(titleLevel + open.length, MAX_LEVEL)
  })
}

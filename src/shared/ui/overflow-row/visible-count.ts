interface RowSpace {
  width: number
  gap: number
  /** The width of what stands for those that do not fit. */
  triggerWidth: number
}

/** How many of these widths fit in one line: all of them, or as many as leave room for the rest. */
export function visibleCount(widths: readonly number[], { width, gap, triggerWidth }: RowSpace): number {
  const ends: number[] = []
  for (const one of widths) ends.push((ends.at(-1) ?? -gap) + gap + one)
  if ((ends.at(-1) ?? 0) <= width) return widths.length
  return ends.filter((end) => end + gap + triggerWidth <= width).length
}

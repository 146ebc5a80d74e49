interface RowSpace {
  width: number
  gap: number
  triggerWidth: number
}

export function visibleCount(widths: readonly number[], { width, gap, triggerWidth }: RowSpace): number {
  const ends: number[] = []
  for (const itemWidth of widths) ends.push((ends.at(-1) ?? -gap) + gap + itemWidth)
  if ((ends.at(-1) ?? 0) <= width) return widths.length
  return ends.filter((end) => end + gap + triggerWidth <= width).length
}

import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** How many children of the row fit. All of them stay in the DOM on one line, so that measuring causes no layout shift. */
export function useVisibleCount<Row extends HTMLElement>(length: number, onBeforeChange: (row: HTMLElement) => void) {
  const row = useRef<Row>(null)
  const [count, setCount] = useState(length)
  const measured = useRef(length)

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const children = [...element.querySelectorAll<HTMLElement>(':scope > [data-overflow-item]')]
    const trigger = element.querySelector<HTMLElement>(':scope > [data-overflow-trigger]')
    const measure = () => {
      const { columnGap } = getComputedStyle(element)
      const widths = children.map(({ offsetWidth }) => offsetWidth)
      const room = {
        width: element.clientWidth,
        gap: Number.parseFloat(columnGap) || 0,
        triggerWidth: trigger?.offsetWidth ?? 0,
      }
      return visibleCount(widths, room)
    }
    const update = () => {
      const next = measure()
      if (next !== measured.current) onBeforeChange(element)
      measured.current = next
      setCount(next)
    }
    update()
    // Fires between layout and paint, so React must render synchronously.
    const observer = new ResizeObserver(() => flushSync(update))
    for (const observed of [element, trigger, ...children]) if (observed) observer.observe(observed)
    return () => observer.disconnect()
  }, [length, onBeforeChange])

  return { row, count: Math.min(count, length) }
}

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

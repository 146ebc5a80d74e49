import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { visibleCount } from './visible-count'

/**
 * How many children of a row (`data-overflow-item` marks them, `data-overflow-trigger` what stands for the others) fit into its
 * width. All of them stay in the row, in one line and as wide as they are, so that measuring moves nothing; it happens
 * before the browser paints, at first and whenever the row or one of its children changes its width.
 */
export function useVisibleCount<Row extends HTMLElement>(length: number) {
  const row = useRef<Row>(null)
  const [count, setCount] = useState(length)

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
    setCount(measure())
    // The browser calls it between layout and paint; React has to be through by then.
    const observer = new ResizeObserver(() => flushSync(() => setCount(measure())))
    for (const observed of [element, trigger, ...children]) if (observed) observer.observe(observed)
    return () => observer.disconnect()
  }, [length])

  return { row, count: Math.min(count, length) }
}

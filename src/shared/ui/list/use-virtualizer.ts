import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { rowOffsets, rowsBetween } from './row-offsets'

const OVERSCAN_PX = 400
/** Granularity of the scroll position, to limit re-renders. */
const STEP_PX = 100

interface View {
  top: number
  bottom: number
  width: number
}

/** The first visible row and its offset: changes above must not move it on the screen. */
interface Anchor {
  key: string
  start: number
}

/** Heights are estimates until measured. Changes above the view correct the scroll position; a new `order` keeps it. */
export function useVirtualizer(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  { estimate, order }: { estimate: number; order?: string | undefined },
) {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [view, setView] = useState<View>({ top: 0, bottom: 0, width: 0 })
  const scroller = useRef<HTMLElement>(null)
  const rows = useRef(new Map<string, HTMLElement>())
  const anchor = useRef<Anchor>(null)
  const lastOrder = useRef(order)

  const offsets = useMemo(() => rowOffsets(keys.map((key) => heights.get(key) ?? estimate)), [keys, heights, estimate])

  const saveAnchor = (top: number) => {
    const { first } = rowsBetween(offsets, top, top)
    const key = keys[first]
    anchor.current = top > 0 && key !== undefined ? { key, start: offsets[first] ?? 0 } : null
  }
  const onScrolled = useEffectEvent(saveAnchor)

  // A layout effect, so that the first paint has all visible rows.
  useLayoutEffect(() => {
    const element = list.current
    const found = element && scrollerOf(element)
    if (!found) return
    scroller.current = found
    const measureView = () => {
      const top = viewTop(element, found)
      onScrolled(top)
      // Another width changes row heights, which are measured after the next render.
      const next = { top: stepOf(top), bottom: stepOf(top + found.clientHeight) + STEP_PX, width: found.clientWidth }
      setView((current) => (isSame(current, next) ? current : next))
    }
    const sizes = new ResizeObserver(measureView)
    measureView()
    sizes.observe(found)
    // Scroll events of the page fire on `document`, and its height follows the content, not the window.
    const scrollSource = isPage(found) ? document : found
    scrollSource.addEventListener('scroll', measureView, { passive: true })
    window.addEventListener('resize', measureView)
    return () => {
      sizes.disconnect()
      scrollSource.removeEventListener('scroll', measureView)
      window.removeEventListener('resize', measureView)
    }
  }, [list])

  useAfterEachRender(() => {
    const element = list.current
    const scrollContainer = scroller.current
    if (order !== lastOrder.current) {
      lastOrder.current = order
      anchor.current = null
    }
    if (element && scrollContainer && anchor.current) {
      const row = keys.indexOf(anchor.current.key)
      const moved = row < 0 ? 0 : (offsets[row] ?? 0) - anchor.current.start
      if (moved !== 0) scrollContainer.scrollTop += moved
      saveAnchor(viewTop(element, scrollContainer))
    }
    const measured = new Map<string, number>()
    for (const [key, { offsetHeight }] of rows.current) {
      if (offsetHeight > 0 && heights.get(key) !== offsetHeight) measured.set(key, offsetHeight)
    }
    if (measured.size > 0) setHeights(new Map([...heights, ...measured]))
  })

  const rendered = rowsBetween(offsets, view.top - OVERSCAN_PX, view.bottom + OVERSCAN_PX)
  const visible = rowsBetween(offsets, view.top, view.bottom)

  return {
    offsets,
    rendered,
    page: Math.max(1, visible.end - visible.first - 2),
    rows,
  }
}

/** After every render and before its paint, so that rows never overlap or jump. */
function useAfterEachRender(callback: () => void): void {
  const onRender = useEffectEvent(callback)
  useLayoutEffect(() => onRender())
}

const isSame = (a: View, b: View): boolean => a.top === b.top && a.bottom === b.bottom && a.width === b.width

const stepOf = (height: number): number => Math.floor(height / STEP_PX) * STEP_PX

const isPage = (scroller: HTMLElement): boolean => scroller === document.documentElement

/** The page itself moves while scrolling, so its view starts at the top of the window. */
const viewTop = (list: HTMLElement, scroller: HTMLElement): number =>
  (isPage(scroller) ? 0 : scroller.getBoundingClientRect().top) - list.getBoundingClientRect().top

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) return ancestor
  }
  return document.documentElement
}

import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { rowOffsets, rowsBetween } from './row-offsets'

/** Rows this far outside of what can be seen are there already when it is scrolled. */
const OVERSCAN_PX = 400
/** Less than that of scrolling changes nothing. */
const STEP_PX = 100

/** What can be seen, measured from the top of the list. */
interface View {
  top: number
  bottom: number
  width: number
}

/** The first row that can be seen, and where it begins: what is above it must not move it. */
interface Anchor {
  key: string
  start: number
}

/**
 * Which rows of a long list are drawn, and where. Heights are guessed until a row was drawn once. When rows above the view
 * turn out different, come or go, the view moves along with what it shows; in another `order` it stays where it is.
 */
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

  const remember = (top: number) => {
    const { first } = rowsBetween(offsets, top, top)
    const key = keys[first]
    anchor.current = top > 0 && key !== undefined ? { key, start: offsets[first] ?? 0 } : null
  }
  const scrolled = useEffectEvent(remember)

  // Before the first paint, so that the first screen is drawn in one go.
  useLayoutEffect(() => {
    const element = list.current
    const found = element && scrollerOf(element)
    if (!found) return
    scroller.current = found
    const measureView = () => {
      const top = viewTop(element, found)
      scrolled(top)
      // With another width rows become higher or lower, which is measured after they are drawn again.
      const next = { top: stepOf(top), bottom: stepOf(top + found.clientHeight) + STEP_PX, width: found.clientWidth }
      setView((shown) => (isSame(shown, next) ? shown : next))
    }
    const sizes = new ResizeObserver(measureView)
    measureView()
    sizes.observe(found)
    // The page tells the document that it scrolls, and grows with its contents instead of with the window.
    const teller = isPage(found) ? document : found
    teller.addEventListener('scroll', measureView, { passive: true })
    window.addEventListener('resize', measureView)
    return () => {
      sizes.disconnect()
      teller.removeEventListener('scroll', measureView)
      window.removeEventListener('resize', measureView)
    }
  }, [list])

  useAfterEachRender(() => {
    const element = list.current
    const around = scroller.current
    if (order !== lastOrder.current) {
      lastOrder.current = order
      anchor.current = null
    }
    if (element && around && anchor.current) {
      const row = keys.indexOf(anchor.current.key)
      const moved = row < 0 ? 0 : (offsets[row] ?? 0) - anchor.current.start
      if (moved !== 0) around.scrollTop += moved
      remember(viewTop(element, around))
    }
    const measured = new Map<string, number>()
    for (const [key, { offsetHeight }] of rows.current) {
      if (offsetHeight > 0 && heights.get(key) !== offsetHeight) measured.set(key, offsetHeight)
    }
    if (measured.size > 0) setHeights(new Map([...heights, ...measured]))
  })

  const drawn = rowsBetween(offsets, view.top - OVERSCAN_PX, view.bottom + OVERSCAN_PX)
  const seen = rowsBetween(offsets, view.top, view.bottom)

  return {
    offsets,
    drawn,
    /** How many rows a page is. */
    page: Math.max(1, seen.end - seen.first - 2),
    rows,
  }
}

/** After every draw and before its paint, so that rows never lie one on the other and nothing jumps. */
function useAfterEachRender(settle: () => void): void {
  const settleNow = useEffectEvent(settle)
  useLayoutEffect(() => settleNow())
}

const isSame = (a: View, b: View): boolean => a.top === b.top && a.bottom === b.bottom && a.width === b.width

const stepOf = (height: number): number => Math.floor(height / STEP_PX) * STEP_PX

const isPage = (scroller: HTMLElement): boolean => scroller === document.documentElement

/** The page itself moves with what it shows; what can be seen of it begins at the top of the window. */
const viewTop = (list: HTMLElement, scroller: HTMLElement): number =>
  (isPage(scroller) ? 0 : scroller.getBoundingClientRect().top) - list.getBoundingClientRect().top

/** The nearest ancestor that scrolls; the page itself where there is none. */
function scrollerOf(element: HTMLElement): HTMLElement {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  }
  return document.documentElement
}

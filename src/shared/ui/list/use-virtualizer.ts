import { type RefObject, useDeferredValue, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { onPagePrintChange } from '../use-is-printing'
import { layoutRows, rowsBetween, shownRows, withMeasured } from './row-offsets'

const OVERSCAN_PX = 400
/** Granularity of the scroll position, to limit re-renders. */
const STEP_PX = 100

interface View {
  top: number
  bottom: number
}

/** The view within the list. It is measured when something resizes; scrolling reads only `scrollTop` and new row heights. */
interface Position {
  scroller: HTMLElement
  /** Where the list starts in the content of the scroll container. */
  start: number
  top: number
  height: number
}

/** The first visible row and its offset: changes above must not move it on the screen. */
interface Anchor {
  key: string
  start: number
}

/**
 * Rows are in the normal flow, and a margin stands for those that are left out, so that a new height moves rows without a
 * new style of each. Heights are estimates until a row is rendered. Changes above the view correct the scroll
 * position; a new `order` keeps it. If the list scrolls with the page, all rows are printed.
 */
export function useVirtualizer(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  { estimate, order, active }: { estimate: number; order?: string | undefined; active: number },
) {
  'use memo'
  const [known, setLayout] = useState(() => layoutRows(keys, new Map(), estimate))
  const layout = known.keys === keys ? known : layoutRows(keys, known.heights, estimate)
  if (layout !== known) setLayout(layout)
  const { offsets, heights } = layout
  const [view, setView] = useState<View>({ top: 0, bottom: 0 })
  const position = useRef<Position>(null)
  const observer = useRef<ResizeObserver>(null)
  const rows = useRef(new Map<string, HTMLElement>())
  const unmeasured = useRef(new Set<HTMLElement>())
  const anchor = useRef<Anchor>(null)
  const settled = useRef({ offsets, order })
  /** Heights and positions on paper are not those of the screen: none is read. */
  const [isPrinting, setPrinting] = useState(false)
  const wasPrinting = useRef(false)
  const visible = rowsBetween(offsets, view.top, view.bottom)
  // At first and in a new order, rows outside of the view are rendered after the paint of the visible ones.
  const overscan = useDeferredValue<string | undefined | null>(order, null) === order ? OVERSCAN_PX : 0

  const moveTo = (top: number) => {
    if (!position.current) return
    position.current.top = top
    const { first } = rowsBetween(offsets, top, top)
    const key = keys[first]
    anchor.current = top > 0 && key !== undefined ? { key, start: offsets[first] ?? 0 } : null
    const next = { top: stepOf(top), bottom: stepOf(top + position.current.height) + STEP_PX }
    setView((current) => (isSame(current, next) ? current : next))
  }
  const applyHeights = (sizes: readonly (readonly [HTMLElement, number])[]) => {
    const measured = new Map<string, number>()
    for (const [{ dataset }, size] of sizes) {
      const { key } = dataset
      // A hidden row has no height, and the two sources of heights differ by rounding.
      if (key !== undefined && size > 0 && Math.abs((heights.get(key) ?? -1) - size) > 0.1) measured.set(key, size)
    }
    if (measured.size > 0) setLayout((current) => withMeasured(current, measured))
  }

  const onScrolled = useEffectEvent(() => {
    if (position.current && !isPrinting) moveTo(position.current.scroller.scrollTop - position.current.start)
  })
  const onResized = useEffectEvent((scroller: HTMLElement, element: HTMLElement) => {
    if (isPrinting) return
    const { scrollTop, clientHeight } = scroller
    const top = (isPage(scroller) ? 0 : scroller.getBoundingClientRect().top) - element.getBoundingClientRect().top
    position.current = { scroller, start: scrollTop - top, top, height: clientHeight }
    moveTo(top)
  })
  const onObserved = useEffectEvent((entries: readonly ResizeObserverEntry[], resize: () => void) => {
    if (isPrinting) return
    const sizes = entries.flatMap(({ target, borderBoxSize: [size] }) => {
      if (!(target instanceof HTMLElement) || rows.current.get(target.dataset.key ?? '') !== target) return []
      unmeasured.current.delete(target)
      return [[target, size?.blockSize ?? 0] as const]
    })
    if (sizes.length < entries.length) resize()
    applyHeights(sizes)
  })

  // A layout effect, so that the first paint has all visible rows.
  useLayoutEffect(() => {
    const element = list.current
    const scroller = element && scrollerOf(element)
    if (!scroller) return
    const resize = () => onResized(scroller, element)
    // When the observer calls, reading sizes forces no layout.
    const sizes = new ResizeObserver((entries) => onObserved(entries, resize))
    observer.current = sizes
    resize()
    for (const row of rows.current.values()) sizes.observe(row)
    // The list also moves when something beside it, or beside one of its ancestors, resizes.
    for (let node: HTMLElement | null = element; node && node !== scroller; node = node.parentElement) {
      for (const sibling of node.parentElement?.children ?? []) sizes.observe(sibling)
    }
    sizes.observe(scroller)
    // Scroll events of the page fire on `document`, and its height follows the content, not the window.
    const scrollSource = isPage(scroller) ? document : scroller
    const scroll = () => onScrolled()
    scrollSource.addEventListener('scroll', scroll, { passive: true })
    window.addEventListener('resize', resize)
    // Not in other scroll containers, whose rows are cut off on paper.
    const stopPrinting = isPage(scroller) ? onPagePrintChange(setPrinting) : undefined
    return () => {
      stopPrinting?.()
      observer.current = null
      sizes.disconnect()
      scrollSource.removeEventListener('scroll', scroll)
      window.removeEventListener('resize', resize)
    }
  }, [list])

  useAfterEachRender(() => {
    const current = position.current
    if (!current) return
    if (!isPrinting && wasPrinting.current) current.scroller.scrollTop = current.start + current.top
    wasPrinting.current = isPrinting
    if (isPrinting) return
    if (offsets !== settled.current.offsets) {
      if (order !== settled.current.order) anchor.current = null
      settled.current = { offsets, order }
      const row = anchor.current ? keys.indexOf(anchor.current.key) : -1
      const moved = row < 0 ? 0 : (offsets[row] ?? 0) - (anchor.current?.start ?? 0)
      if (moved === 0) moveTo(current.top)
      else {
        const top = current.scroller.scrollTop - current.start
        // A jump, for example to the start, has left the anchor, and its scroll event is still to come.
        const hasJumped = top <= 0 || Math.abs(top - current.top) > current.height
        if (!hasJumped) current.scroller.scrollTop += moved
        moveTo(hasJumped ? top : top + moved)
      }
    }
    if (unmeasured.current.size === 0) return
    const added = Array.from(unmeasured.current)
    unmeasured.current.clear()
    // With fractions: their sum takes the place of rows that leave the document.
    applyHeights(added.map((row) => [row, row.getBoundingClientRect().height]))
  })

  return {
    /** Height of all rows; undefined while they are printed. */
    height: isPrinting ? undefined : offsets.at(-1),
    /** Each has its `gap` as a margin before it. */
    shown: isPrinting
      ? keys.map((_, at) => ({ at, gap: 0 }))
      : shownRows(offsets, rowsBetween(offsets, view.top - overscan, view.bottom + overscan), active),
    page: Math.max(1, visible.end - visible.first - 2),
    rows,
    /** Ref of every row, which must have its key as `data-key`. */
    rowRef: (element: HTMLElement | null) => {
      const key = element?.dataset.key
      if (!element || key === undefined) return undefined
      rows.current.set(key, element)
      if (!isPrinting) {
        unmeasured.current.add(element)
        observer.current?.observe(element)
      }
      return () => {
        rows.current.delete(key)
        unmeasured.current.delete(element)
        observer.current?.unobserve(element)
      }
    },
  }
}

/** After every render and before its paint, so that visible rows do not jump. */
function useAfterEachRender(callback: () => void): void {
  const onRender = useEffectEvent(callback)
  useLayoutEffect(() => onRender())
}

const isSame = (a: View, b: View): boolean => a.top === b.top && a.bottom === b.bottom

const stepOf = (height: number): number => Math.floor(height / STEP_PX) * STEP_PX

const isPage = (scroller: HTMLElement): boolean => scroller === document.documentElement

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) return ancestor
  }
  return document.documentElement
}

import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { rowAfterKey, rowOfNextGroup } from './row-offsets'
import { useVirtualizer } from './use-virtualizer'

/** A wish to go on to the first row of the next group, or of the one before. Another turn is another wish. */
export interface GroupJump {
  signal: number
  direction: 1 | -1
}

type VirtualRowsOptions = {
  keys: readonly string[]
  /** How high most rows are, in pixels. */
  estimate: number
  /** Names the order of the rows, where that can be another one. */
  order?: string | undefined
  /** The row to begin at. */
  startAt?: string | null | undefined
  /** The row to begin at has the focus too: the doctor comes back to it. */
  isStartFocused?: boolean | undefined
  /** Where groups begin. */
  groupStarts?: readonly number[] | undefined
  jump?: GroupJump | undefined
  /** Shift and a key that moves: from one row to another, all between them are meant too. */
  onExtend?: ((from: string, to: string) => void) | undefined
}

/**
 * The keyboard in a windowed list. One row is a tab stop; arrows, Home, End and the page keys move it. When the focused row
 * vanishes, the one that takes its place has the focus; also when that happens in a dialog which was opened from the row.
 */
export function useVirtualRows<Container extends HTMLElement>({
  keys,
  estimate,
  order,
  startAt = null,
  isStartFocused = false,
  groupStarts = [],
  jump,
  onExtend,
}: VirtualRowsOptions) {
  const container = useRef<Container>(null)
  const [activeKey, setActiveKey] = useState(startAt)
  const focused = useRef<{ key: string; row: number } | null>(null)
  /** The row from which the focus has gone to a dialog, where it will come from again. */
  const left = useRef<{ key: string; row: number } | null>(null)
  /** The row to bring into sight, again and again until the rows around it are measured and somebody scrolls. */
  const scrollTarget = useRef<{ key: string; takesFocus: boolean } | null>(
    startAt === null ? null : { key: startAt, takesFocus: isStartFocused },
  )
  const { offsets, drawn, page, rows } = useVirtualizer(container, keys, { estimate, order })
  const active = Math.max(0, activeKey === null ? 0 : keys.indexOf(activeKey))

  const scrollToRow = (next: number) => {
    const key = keys[next]
    if (key === undefined) return
    scrollTarget.current = { key, takesFocus: true }
    setActiveKey(key)
  }

  useLayoutEffect(() => {
    const lost = focused.current ?? left.current
    if (!lost || keys.includes(lost.key)) return
    const isElsewhere = document.activeElement !== null && document.activeElement !== document.body
    const isInDialog = left.current !== null
    focused.current = null
    left.current = null
    if (isElsewhere && !isInDialog) return
    if (keys.length > 0) scrollToRow(Math.min(lost.row, keys.length - 1))
    else container.current?.focus()
  })

  const lastJump = useRef(jump?.signal)
  useLayoutEffect(() => {
    if (!jump || jump.signal === lastJump.current) return
    lastJump.current = jump.signal
    const isInside = container.current?.contains(document.activeElement) === true
    // Who comes from elsewhere begins with the group at which they were.
    const next = rowOfNextGroup(groupStarts, active, jump.direction)
    const target = isInside ? next : groupStarts.findLast((start) => start <= active)
    if (target !== undefined) scrollToRow(target)
  })

  useLayoutEffect(() => {
    const target = scrollTarget.current && rows.current.get(scrollTarget.current.key)
    if (!target) return
    if (scrollTarget.current?.takesFocus && !target.contains(document.activeElement))
      target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => {
    const releaseFocus = () => {
      scrollTarget.current = null
    }
    const releaseFocusByKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Tab') releaseFocus()
    }
    for (const type of RELEASE_KEYS) document.addEventListener(type, releaseFocus, { capture: true, passive: true })
    document.addEventListener('keydown', releaseFocusByKey, { capture: true })
    return () => {
      for (const type of RELEASE_KEYS) document.removeEventListener(type, releaseFocus, { capture: true })
      document.removeEventListener('keydown', releaseFocusByKey, { capture: true })
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && !onExtend)) return
    const next = rowAfterKey(event.key, active, keys.length, page)
    if (next === null) return
    event.preventDefault()
    const [from, to] = [keys[active], keys[next]]
    if (event.shiftKey && from !== undefined && to !== undefined) onExtend?.(from, to)
    scrollToRow(next)
  }

  const onFocus = (event: FocusEvent) => {
    const key = event.target.closest<HTMLElement>('[data-key]')?.dataset.key
    if (key === undefined) return
    focused.current = { key, row: keys.indexOf(key) }
    left.current = null
    setActiveKey(key)
  }

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const dialog = relatedTarget instanceof Element ? relatedTarget.closest('dialog[open]') : null
    // The list may stand in a dialog itself: what is beside it there is no dialog of a row.
    left.current = dialog && !dialog.contains(container.current) ? focused.current : null
    focused.current = null
  }

  const shown = range(drawn.first, drawn.end)
  if (keys.length > 0 && !shown.includes(active)) shown.push(active)
  shown.sort((a, b) => a - b)

  return {
    /** What the rows stand in; it takes the focus of the last row. */
    container,
    offsets,
    /** The rows that are drawn. */
    shown,
    active,
    /** Of the element around the rows. */
    listeners: { onKeyDown, onFocus, onBlur },
    /** Of every row, so that it is measured and found; it carries its key as `data-key`. */
    rowRef: (element: HTMLElement | null) => {
      const key = element?.dataset.key
      if (!element || key === undefined) return undefined
      rows.current.set(key, element)
      return () => void rows.current.delete(key)
    },
  }
}

/** Somebody scrolls by hand, or goes on to something else. */
const RELEASE_KEYS = ['wheel', 'touchmove', 'pointerdown'] as const

const range = (first: number, end: number): number[] => Array.from({ length: end - first }, (_, at) => first + at)

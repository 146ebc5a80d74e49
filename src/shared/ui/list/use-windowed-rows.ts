import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { rowAfterKey, rowOfNextGroup } from './row-offsets'
import { useWindow } from './use-window'

/** A wish to go on to the first row of the next group, or of the one before. Another turn is another wish. */
export interface GroupJump {
  turn: number
  direction: 1 | -1
}

type WindowedRowsOptions = {
  keys: readonly string[]
  /** How high most rows are, in pixels. */
  estimate: number
  /** The row to begin at. */
  startAt?: string | null | undefined
  /** The row to begin at has the focus too: the doctor comes back to it. */
  isStartFocused?: boolean | undefined
  /** Where groups begin. */
  groupStarts?: readonly number[] | undefined
  jump?: GroupJump | undefined
}

/**
 * The keyboard in a windowed list. One row is a tab stop; arrows, Home, End and the page keys move it. When the focused row
 * vanishes, the one that takes its place has the focus.
 */
export function useWindowedRows<Place extends HTMLElement>({
  keys,
  estimate,
  startAt = null,
  isStartFocused = false,
  groupStarts = [],
  jump,
}: WindowedRowsOptions) {
  const place = useRef<Place>(null)
  const [activeKey, setActiveKey] = useState(startAt)
  const focused = useRef<{ key: string; row: number } | null>(null)
  /** The row to bring into sight, again and again until the rows around it are measured and somebody scrolls. */
  const sought = useRef<{ key: string; takesFocus: boolean } | null>(
    startAt === null ? null : { key: startAt, takesFocus: isStartFocused },
  )
  const { offsets, drawn, page, rows } = useWindow(place, keys, estimate)
  const active = Math.max(0, activeKey === null ? 0 : keys.indexOf(activeKey))

  const seek = (next: number) => {
    const key = keys[next]
    if (key === undefined) return
    sought.current = { key, takesFocus: true }
    setActiveKey(key)
  }

  useLayoutEffect(() => {
    const lost = focused.current
    if (!lost || keys.includes(lost.key)) return
    focused.current = null
    if (document.activeElement !== null && document.activeElement !== document.body) return
    if (keys.length > 0) seek(Math.min(lost.row, keys.length - 1))
    else place.current?.focus()
  })

  const lastJump = useRef(jump?.turn)
  useLayoutEffect(() => {
    if (!jump || jump.turn === lastJump.current) return
    lastJump.current = jump.turn
    const isInside = place.current?.contains(document.activeElement) === true
    // Who comes from elsewhere begins with the group at which they were.
    const next = rowOfNextGroup(groupStarts, active, jump.direction)
    const target = isInside ? next : groupStarts.findLast((start) => start <= active)
    if (target !== undefined) seek(target)
  })

  useLayoutEffect(() => {
    const target = sought.current && rows.current.get(sought.current.key)
    if (!target) return
    if (sought.current?.takesFocus && !target.contains(document.activeElement)) target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => {
    const letGo = () => {
      sought.current = null
    }
    for (const type of LETTING_GO) document.addEventListener(type, letGo, { capture: true, passive: true })
    return () => {
      for (const type of LETTING_GO) document.removeEventListener(type, letGo, { capture: true })
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = rowAfterKey(event.key, active, keys.length, page)
    if (next === null) {
      if (event.key === 'Tab') sought.current = null
      return
    }
    event.preventDefault()
    seek(next)
  }

  const onFocus = (event: FocusEvent) => {
    const key = event.target.closest<HTMLElement>('[data-key]')?.dataset.key
    if (key === undefined) return
    focused.current = { key, row: keys.indexOf(key) }
    setActiveKey(key)
  }

  const onBlur = () => {
    focused.current = null
  }

  const shown = range(drawn.first, drawn.end)
  if (keys.length > 0 && !shown.includes(active)) shown.push(active)
  shown.sort((one, other) => one - other)

  return {
    /** What the rows stand in; it takes the focus of the last row. */
    place,
    offsets,
    /** The rows that are drawn. */
    shown,
    active,
    /** Of the element around the rows. */
    listeners: { onKeyDown, onFocus, onBlur },
    /** Of a row, so that it is measured and found. */
    rowRef: (key: string) => (element: HTMLElement | null) => {
      if (element) rows.current.set(key, element)
      return () => void rows.current.delete(key)
    },
  }
}

/** Somebody scrolls by hand, or goes on to something else. */
const LETTING_GO = ['wheel', 'touchmove', 'pointerdown'] as const

const range = (first: number, end: number): number[] => Array.from({ length: end - first }, (_, at) => first + at)

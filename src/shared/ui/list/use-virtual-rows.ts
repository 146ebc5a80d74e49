import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isTextField } from '@/shared/browser'
import { isWindowBlur } from '../focus'
import { rowAfterKey, rowOfNextGroup } from './row-offsets'
import { useVirtualizer } from './use-virtualizer'

/** Request to jump to the next or previous group; the number distinguishes two equal requests. */
export interface GroupJump {
  signal: number
  direction: 1 | -1
}

interface VirtualRowsOptions {
  keys: readonly string[]
  /** Estimated row height in CSS pixels. */
  estimate: number
  order?: string | undefined
  startAt?: string | null | undefined
  isStartFocused?: boolean | undefined
  groupStarts?: readonly number[] | undefined
  jump?: GroupJump | undefined
  onExtend?: ((from: string, to: string) => void) | undefined
  /** Called for ArrowUp in the first row. */
  onLeaveStart?: (() => void) | undefined
}

/**
 * If the focused row disappears, its replacement gets the focus, also while a dialog of the row is open. If only the
 * focused control in it disappears, the row gets the focus.
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
  onLeaveStart,
}: VirtualRowsOptions) {
  'use memo'
  const container = useRef<Container>(null)
  const [activeKey, setActiveKey] = useState(startAt)
  /** `isInDialog`: it lost the focus to a dialog, which will return it. */
  const focused = useRef<{ key: string; row: number; isInDialog: boolean } | null>(null)
  /**
   * The row gets the focus once, and is scrolled into view after every render until the user scrolls, clicks or presses Tab or
   * Space, or the focus leaves the list.
   */
  const scrollTarget = useRef<{ key: string; takesFocus: boolean } | null>(
    startAt === null ? null : { key: startAt, takesFocus: isStartFocused },
  )
  /** True once the user has scrolled, clicked or pressed Tab or Space. */
  const isAutoScrollStopped = useRef(false)
  const active = Math.max(0, activeKey === null ? 0 : keys.indexOf(activeKey))
  const { height, shown, page, rows, rowRef } = useVirtualizer(container, keys, {
    estimate,
    order,
    active: keys.length > 0 ? active : -1,
  })

  const scrollToRow = (next: number, takesFocus = true) => {
    const key = keys[next]
    if (key === undefined) return
    scrollTarget.current = { key, takesFocus }
    setActiveKey(key)
  }

  useLayoutEffect(() => {
    if (!focused.current) return
    const { key, row, isInDialog } = focused.current
    const isElsewhere = document.activeElement !== null && document.activeElement !== document.body
    if (keys.includes(key)) {
      // A control of the row was replaced.
      if (!isElsewhere && !isInDialog) rows.current.get(key)?.focus({ preventScroll: true })
      return
    }
    focused.current = null
    if (isElsewhere && !isInDialog) return
    if (keys.length > 0) scrollToRow(Math.min(row, keys.length - 1))
    else container.current?.focus()
  })

  // The start row may arrive after the list, for example with the response of a refetch.
  useLayoutEffect(() => {
    if (activeKey !== null || startAt === null || isAutoScrollStopped.current) return
    scrollToRow(keys.indexOf(startAt), isStartFocused)
  })

  const lastJump = useRef(jump?.signal)
  useLayoutEffect(() => {
    if (!jump || jump.signal === lastJump.current) return
    lastJump.current = jump.signal
    const isInside = container.current?.contains(document.activeElement) === true
    // From outside of the list, the first jump goes to the current group.
    const next = rowOfNextGroup(groupStarts, active, jump.direction)
    const target = isInside ? next : groupStarts.findLast((start) => start <= active)
    if (target !== undefined) scrollToRow(target)
  })

  useLayoutEffect(() => {
    const scroll = scrollTarget.current
    const target = scroll && rows.current.get(scroll.key)
    if (!target) return
    // The user types in a field beside the list, perhaps since before it was loaded.
    const field = isTextField(document.activeElement) ? document.activeElement : null
    if (field && !container.current?.contains(field) && field.closest('dialog') === target.closest('dialog')) {
      scroll.takesFocus = false
    }
    if (scroll.takesFocus && !target.contains(document.activeElement)) target.focus({ preventScroll: true })
    // A row of a dialog that is not open yet cannot take the focus: the next render tries again.
    if (target.contains(document.activeElement)) scroll.takesFocus = false
    target.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => {
    const stopAutoScroll = () => {
      scrollTarget.current = null
      isAutoScrollStopped.current = true
    }
    // The browser scrolls by a page on Space.
    const stopOnKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Tab' || key === ' ') stopAutoScroll()
    }
    for (const type of SCROLL_STOP_EVENTS)
      document.addEventListener(type, stopAutoScroll, { capture: true, passive: true })
    document.addEventListener('keydown', stopOnKey, { capture: true })
    return () => {
      for (const type of SCROLL_STOP_EVENTS) document.removeEventListener(type, stopAutoScroll, { capture: true })
      document.removeEventListener('keydown', stopOnKey, { capture: true })
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (event.key === 'Enter' && !event.repeat && target instanceof HTMLElement && target.dataset.key !== undefined) {
      target.querySelector<HTMLElement>('[data-activate]')?.click()
    }
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.shiftKey && !onExtend) return
    const next = rowAfterKey(event.key, active, keys.length, page)
    if (next === null) return
    event.preventDefault()
    if (event.key === 'ArrowUp' && active === 0 && !event.shiftKey && onLeaveStart) return onLeaveStart()
    const [from, to] = [keys[active], keys[next]]
    if (event.shiftKey && from !== undefined && to !== undefined) onExtend?.(from, to)
    scrollToRow(next)
  }

  const onFocus = (event: FocusEvent) => {
    const key = event.target.closest<HTMLElement>('[data-key]')?.dataset.key
    if (key === undefined) return
    focused.current = { key, row: keys.indexOf(key), isInDialog: false }
    setActiveKey(key)
  }

  const onBlur = (event: FocusEvent) => {
    if (isWindowBlur(event)) return
    const { relatedTarget } = event
    const dialog = relatedTarget instanceof Element ? relatedTarget.closest('dialog[open]') : null
    // If the list is in a dialog itself, the focus has not gone to a dialog of a row.
    const isInDialog = dialog !== null && !dialog.contains(container.current)
    focused.current = isInDialog && focused.current ? { ...focused.current, isInDialog } : null
    const isElsewhere = relatedTarget !== null && !container.current?.contains(relatedTarget)
    if (isElsewhere && !focused.current) scrollTarget.current = null
  }

  return {
    container,
    height,
    shown,
    active,
    listeners: { onKeyDown, onFocus, onBlur },
    rowRef,
  }
}

/** Input events after which the list no longer scrolls to its target. */
const SCROLL_STOP_EVENTS = ['wheel', 'touchmove', 'pointerdown'] as const

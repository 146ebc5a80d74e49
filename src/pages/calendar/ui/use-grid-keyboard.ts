import { useUnit } from 'effector-react'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { isWindowBlur } from '@/shared/ui/focus'
import { type GridTile, nextTile, replacementTile } from '../lib/grid-keyboard'
import { nextRequested, previousRequested } from '../model/calendar'

/** Roving tabindex. If the focused tile moves or disappears, it or its neighbour keeps the focus. */
export function useGridKeyboard(tiles: readonly GridTile[]) {
  'use memo'
  const { previous, next } = useUnit({ previous: previousRequested, next: nextRequested })
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const focused = useRef<GridTile>(null)
  const active = tiles.find(({ key }) => key === activeKey) ?? tiles[0]

  /** Ref callback: runs after the changed tiles are in the document. */
  const keepFocus = (grid: HTMLElement | null) => {
    const lastFocused = focused.current
    if (!grid || !lastFocused || !isFocusLost(document.activeElement)) return
    const replacement = replacementTile(tiles, lastFocused)
    focused.current = replacement
    const target = replacement ? tileElement(grid, replacement.key) : grid
    target?.focus({ preventScroll: replacement?.key === lastFocused.key })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault()
      // The headings of the other days replace a focused heading, so the grid takes its focus.
      if (keyOf(event.target) === undefined) event.currentTarget.focus({ preventScroll: true })
      if (event.key === 'PageUp') previous()
      else next()
      return
    }
    const from = tiles.find(({ key }) => key === keyOf(event.target))
    const isFromOutside = from === undefined && event.target === event.currentTarget && event.key.startsWith('Arrow')
    const to = from ? nextTile(tiles, from, event.key) : isFromOutside ? active : null
    if (!to) return
    event.preventDefault()
    const element = tileElement(event.currentTarget, to.key)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return {
    activeKey: active?.key ?? null,
    keepFocus,
    listeners: {
      onKeyDown,
      onFocus: ({ target }: FocusEvent) => {
        const tile = tiles.find(({ key }) => key === keyOf(target))
        if (!tile) return
        focused.current = tile
        setActiveKey(tile.key)
      },
      // The tile is kept while a dialog is open, which returns the focus to it, and while the window has no focus.
      onBlur: (event: FocusEvent) => {
        const { relatedTarget } = event
        const isInDialog = relatedTarget instanceof Element && relatedTarget.closest('dialog') !== null
        if (!isWindowBlur(event) && !isInDialog) focused.current = null
      },
    },
  }
}

const keyOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tile]')?.dataset.tile : undefined

const tileElement = (grid: HTMLElement, key: string): HTMLElement | null =>
  grid.querySelector(`[data-tile="${CSS.escape(key)}"]`)

/** After the focused element is removed, the focus is on the body, or on `main` after a dialog. */
const isFocusLost = (element: Element | null): boolean =>
  element === null || element === document.body || element.matches('main')

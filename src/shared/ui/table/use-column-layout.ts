import { type PointerEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ColumnLayout, moveColumn, resizeColumn, toLayout } from '@/shared/columns'
import type { ColumnCommand, TableColumn } from './ColumnHead'

/** The layout of all columns and the event that changes it. */
export interface LayoutControl {
  layout: ColumnLayout
  /** In the order without changes. */
  all: readonly string[]
  onLayoutChange: (layout: ColumnLayout) => void
}

const WIDTH_STEP_PX = 32
/** A shorter movement is a click. */
const DRAG_THRESHOLD_PX = 6

interface Drag {
  kind: 'move' | 'resize'
  id: string
  startX: number
  startWidth: number
  isMoving: boolean
}

/** Moves and resizes columns by commands and by dragging. Every change is announced. */
export function useColumnLayout(columns: readonly TableColumn[], { layout, all, onLayoutChange }: LayoutControl) {
  'use memo'
  const { t } = useTranslation('common')
  const drag = useRef<Drag>(null)
  const [preview, setPreview] = useState<{ id: string; width: number } | null>(null)
  const [dropTarget, setDropTarget] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState({ message: '', messageId: 0 })
  const head = useRef<HTMLTableRowElement>(null)
  /** Its header moves in the document, which takes the focus from the menu button. */
  const movedByMenu = useRef<string>(null)

  const headOf = (id: string) => head.current?.querySelector<HTMLElement>(`[data-column-head="${id}"]`)
  const focusMoved = useEffectEvent(() => {
    if (movedByMenu.current !== null)
      headOf(movedByMenu.current)?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    movedByMenu.current = null
  })
  useLayoutEffect(() => {
    focusMoved()
  }, [layout])

  const announce = (message: string) => setAnnouncement(({ messageId }) => ({ message, messageId: messageId + 1 }))

  const move = ({ id, label }: TableColumn, target: TableColumn | undefined) => {
    if (!target) return
    onLayoutChange(moveColumn(layout, id, target.id))
    announce(t('columnLayout.moved', { column: label, position: columns.indexOf(target) + 1 }))
  }
  const resize = ({ id, label }: TableColumn, width: number) => {
    const resized = resizeColumn(layout, id, width)
    onLayoutChange(resized)
    announce(t('columnLayout.resized', { column: label, width: resized.widths[id] ?? 0 }))
  }
  const onCommand = (column: TableColumn, command: ColumnCommand) => {
    const position = columns.indexOf(column)
    const width = headOf(column.id)?.offsetWidth ?? 0
    switch (command) {
      case 'moveLeft':
      case 'moveRight':
        movedByMenu.current = column.id
        return move(column, columns[command === 'moveLeft' ? position - 1 : position + 1])
      case 'wider':
        return resize(column, width + WIDTH_STEP_PX)
      case 'narrower':
        return resize(column, width - WIDTH_STEP_PX)
      case 'reset':
        movedByMenu.current = column.id
        onLayoutChange(toLayout(all))
        return announce(t('columnLayout.wasReset'))
    }
  }

  const endDrag = () => {
    drag.current = null
    setPreview(null)
    setDropTarget(null)
  }
  const pointerListeners = {
    onPointerDown: ({ target, button, pointerType, clientX }: PointerEvent) => {
      if (!(target instanceof Element) || button !== 0 || pointerType === 'touch') return
      const cell = target.closest<HTMLElement>('[data-column-head]')
      const id = cell?.dataset.columnHead
      if (!cell || id === undefined || target.closest('[aria-haspopup], [popover]')) return
      const kind = target.closest('[data-resize]') ? 'resize' : 'move'
      drag.current = { kind, id, startX: clientX, startWidth: cell.offsetWidth, isMoving: false }
    },
    onPointerMove: ({ currentTarget, pointerId, buttons, clientX }: PointerEvent) => {
      const current = drag.current
      if (!current) return
      // The button was released outside of the header, before the pointer was captured.
      if (buttons === 0) return endDrag()
      const distance = clientX - current.startX
      if (!current.isMoving) {
        if (Math.abs(distance) < DRAG_THRESHOLD_PX) return
        current.isMoving = true
        // Only now, because a captured pointer does not click the sort button.
        currentTarget.setPointerCapture(pointerId)
      }
      if (current.kind === 'resize') setPreview({ id: current.id, width: current.startWidth + distance })
      else setDropTarget(columnAt(clientX))
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const current = drag.current
      const column = columns.find(({ id }) => id === current?.id)
      endDrag()
      if (!current?.isMoving || !column) return
      if (current.kind === 'resize') return resize(column, current.startWidth + clientX - current.startX)
      const target = columns.find(({ id }) => id === columnAt(clientX))
      if (target !== column) move(column, target)
    },
    onPointerCancel: endDrag,
  }
  const columnAt = (x: number): string | null => {
    const hit = columns.find(({ id }) => {
      const box = headOf(id)?.getBoundingClientRect()
      return box && x >= box.left && x < box.right
    })
    return hit?.id ?? null
  }

  return {
    head,
    shownLayout: preview ? resizeColumn(layout, preview.id, preview.width) : layout,
    dropTarget,
    announcement,
    onCommand,
    pointerListeners,
  }
}

import { type PointerEvent, useRef, useState } from 'react'
import type { TableColumn } from './ColumnHead'

/** A shorter movement is a click. */
const DRAG_THRESHOLD_PX = 6

interface Drag {
  kind: 'move' | 'resize'
  id: string
  startX: number
  startWidth: number
  isMoving: boolean
}

interface ColumnDragOptions {
  columns: readonly TableColumn[]
  headerOf: (id: string) => HTMLElement | null | undefined
  onMove: (column: TableColumn, target: TableColumn | undefined) => void
  onResize: (column: TableColumn, width: number) => void
}

/** Dragging a header moves its column, dragging its edge resizes it. Nothing changes before the pointer is released. */
export function useColumnDrag({ columns, headerOf, onMove, onResize }: ColumnDragOptions) {
  'use memo'
  const drag = useRef<Drag>(null)
  const [preview, setPreview] = useState<{ id: string; width: number } | null>(null)
  const [dropTarget, setDropTarget] = useState<string | null>(null)

  const columnAt = (x: number): string | null => {
    const hit = columns.find(({ id }) => {
      const box = headerOf(id)?.getBoundingClientRect()
      return box && x >= box.left && x < box.right
    })
    return hit?.id ?? null
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
        // Not captured before, because a captured pointer does not click the sort button.
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
      if (current.kind === 'resize') return onResize(column, current.startWidth + clientX - current.startX)
      const target = columns.find(({ id }) => id === columnAt(clientX))
      if (target !== column) onMove(column, target)
    },
    // A drag has captured the pointer, which then does not leave.
    onPointerLeave: () => {
      if (!drag.current?.isMoving) endDrag()
    },
    onPointerCancel: endDrag,
  }

  return { preview, dropTarget, pointerListeners }
}

import { useUnit } from 'effector-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { layoutBox } from '@/shared/ui/layout-box'
import { $windowPosition, windowCoveredChanged, windowMoved } from '../../model/call-window'
import type { MinimisedWindow } from './CallDialog'
import { findFreePosition, type FreePosition, isUnderStrip } from './find-free-position'
import { useTopModal } from './use-call-host'
import { type Position, useDraggable } from './use-draggable'

/** Ends the dialog above the strip (CallDialog.module.css). */
const ABOVE_STRIP = 'data-above-strip'

/** Position of the minimised window while it `isShown`: beside an open dialog, else where the user has moved it. */
export function useMinimisedWindow(isShown: boolean): MinimisedWindow {
  const { windowPosition, moved, covered } = useUnit({
    windowPosition: $windowPosition,
    moved: windowMoved,
    covered: windowCoveredChanged,
  })
  const openDialog = useTopModal(covered)
  const movable = useDraggable<HTMLDialogElement>({
    position: windowPosition,
    onMove(next: Position | null) {
      release()
      moved(next)
    },
  })
  const { position, release } = useFreePosition(movable.box, isShown ? openDialog : null)
  return { movable, openDialog, position }
}

/** Position of the minimised window beside `openDialog`, until the user moves the window. */
function useFreePosition(box: RefObject<HTMLElement | null>, openDialog: HTMLDialogElement | null) {
  const [position, setPosition] = useState<FreePosition | null>(null)
  const home = useRef<DOMRect>(null)
  const isMovedByUser = useRef(false)

  useLayoutEffect(() => {
    if (!openDialog) {
      home.current = null
      return
    }
    isMovedByUser.current = false
    const updatePosition = () => {
      if (!box.current || isMovedByUser.current) return
      home.current ??= layoutBox(box.current)
      // Measure the dialog without the strip, else dialog and strip would displace each other in a loop.
      openDialog.removeAttribute(ABOVE_STRIP)
      const viewport = { width: document.body.clientWidth, height: document.documentElement.clientHeight }
      const dialog = layoutBox(openDialog)
      const freePosition = findFreePosition({ viewport, home: home.current, dialog })
      setPosition(freePosition)
      openDialog.toggleAttribute(ABOVE_STRIP, freePosition === 'strip' && isUnderStrip(dialog, viewport))
    }
    updatePosition()
    const sizes = new ResizeObserver(updatePosition)
    sizes.observe(openDialog)
    window.addEventListener('resize', updatePosition)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', updatePosition)
      openDialog.removeAttribute(ABOVE_STRIP)
      // `home` stays: another dialog may open in the same commit, before the window is back in its place.
      setPosition(null)
    }
  }, [box, openDialog])

  /** Keeps the position that the user chose until another dialog opens. */
  const release = () => {
    isMovedByUser.current = true
    home.current = null
    setPosition(null)
  }
  return { position, release }
}

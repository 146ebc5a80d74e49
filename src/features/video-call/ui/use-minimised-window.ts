import { useUnit } from 'effector-react'
import { $windowPosition, windowCoveredChanged, windowMoved } from '../model/call-window'
import type { SmallWindow } from './CallDialog'
import { useFreePosition } from './use-free-position'
import { useTopModal } from './use-top-modal'
import { type Position, useDraggable } from './use-draggable'

/** Where the small window of the call stands, while it `isShown`: where the doctor has put it, or beside an open dialog. */
export function useMinimisedWindow(isShown: boolean): SmallWindow {
  const { windowPosition, moved, covered } = useUnit({
    windowPosition: $windowPosition,
    moved: windowMoved,
    covered: windowCoveredChanged,
  })
  const over = useTopModal(covered)
  const movable = useDraggable<HTMLDialogElement>({
    position: windowPosition,
    onMove(next: Position | null) {
      leave()
      moved(next)
    },
  })
  const { position, leave } = useFreePosition(movable.box, isShown ? over : null)
  return { movable, over, position }
}

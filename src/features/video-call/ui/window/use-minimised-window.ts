import { useUnit } from 'effector-react'
import { $windowPosition, windowCoveredChanged, windowMoved } from '../../model/call-window'
import type { SmallWindow } from '../stage/CallDialog'
import { useFreePosition } from './use-free-position'
import { useTopModal } from './use-top-modal'
import { type Position, useDraggable } from './use-draggable'

/** Position of the minimised window while it `isShown`: beside an open dialog, else where the user has moved it. */
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
      release()
      moved(next)
    },
  })
  const { position, release } = useFreePosition(movable.box, isShown ? over : null)
  return { movable, over, position }
}

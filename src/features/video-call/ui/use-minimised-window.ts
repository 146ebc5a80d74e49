import { useUnit } from 'effector-react'
import { $windowPlace, windowCovered, windowMoved } from '../model/call-window'
import type { SmallWindow } from './CallDialog'
import { useClearSpot } from './use-free-position'
import { useDialogsOver } from './use-top-modal'
import { type Place, useMovable } from './use-draggable'

/** Where the small window of the call stands, while it `isShown`: where the doctor has put it, or beside an open dialog. */
export function useSmallWindow(isShown: boolean): SmallWindow {
  const { place, moved, covered } = useUnit({ place: $windowPlace, moved: windowMoved, covered: windowCovered })
  const over = useDialogsOver(covered)
  const movable = useMovable<HTMLDialogElement>({
    place,
    onMove(next: Place | null) {
      leave()
      moved(next)
    },
  })
  const { spot, leave } = useClearSpot(movable.box, isShown ? over : null)
  return { movable, over, spot }
}

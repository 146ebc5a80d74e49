import { type ReactNode, type SyntheticEvent, useImperativeHandle } from 'react'
import styles from './CallDialog.module.css'
import { useCallDialog } from './use-call-dialog'
import type { Movable } from './use-movable'

type CallDialogProps = {
  /** `parked`: a line that says where the call is. */
  place: 'full' | 'minimised' | 'parked'
  label: string
  movable: Movable<HTMLDialogElement>
  /** The doctor pressed Escape while the call filled the window. */
  onEscape: () => void
  /** Other dialogs and shortcuts work over it. */
  givesWay: boolean
  children: ReactNode
}

/** Around the call: the whole window with everything else behind it, or a small window beside which the portal is used. */
export function CallDialog({ place, label, movable, onEscape, givesWay, children }: CallDialogProps) {
  const isModal = place === 'full'
  const dialog = useCallDialog(isModal)
  useImperativeHandle(movable.box, () => dialog.current as HTMLDialogElement)

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (isModal) onEscape()
  }
  // Chromium closes by itself when Escape is pressed twice without any other input between.
  const closedByBrowser = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (target !== currentTarget || currentTarget.open || !isModal) return
    currentTarget.showModal()
    onEscape()
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={label}
      className={styles.dialog}
      data-place={place}
      data-gives-way={givesWay || undefined}
      onCancel={cancel}
      onClose={closedByBrowser}
      {...(place === 'minimised' ? { ...movable.moved, ...movable.surface } : {})}
    >
      {children}
    </dialog>
  )
}

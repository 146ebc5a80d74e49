import { type ComponentProps, type PointerEvent, type SyntheticEvent, useRef } from 'react'
import { classNames } from '@/shared/lib/class-names'
import styles from './Modal.module.css'
import { useModalDialog } from './use-modal-dialog'

export type CloseReason = 'escape' | 'backdrop' | 'button'

export type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel'> & {
  isOpen: boolean
  /** The doctor asked to close. Whether it closes is the owner's decision: it closes when `isOpen` becomes false. */
  onClose: (reason: CloseReason) => void
  closesOnBackdrop?: boolean
  /** False for what must run to its end (a clinic switch): neither Escape nor the backdrop ask to close. */
  isDismissible?: boolean
}

/**
 * The browser's own modal dialog without any looks: focus stays inside, the page behind is inert and does not scroll,
 * Escape reaches the top layer only, focus goes back to where it came from. The element with `data-autofocus` is focused
 * first, else the dialog itself. Children exist only while it is open. Name it by `aria-labelledby` or `aria-label`.
 */
export function Modal({
  isOpen,
  onClose,
  closesOnBackdrop = true,
  isDismissible = true,
  className,
  children,
  ...rest
}: ModalProps) {
  const { dialog, isPresent } = useModalDialog(isOpen)
  const pressedBackdrop = useRef(false)

  const cancel = (event: SyntheticEvent) => {
    // A file input's own cancel event bubbles up to here.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (isDismissible) onClose('escape')
  }

  // Chromium closes by itself when Escape is pressed twice without any other input between.
  const closedByBrowser = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!isOpen || event.target !== event.currentTarget) return
    if (isDismissible) onClose('escape')
    else event.currentTarget.showModal()
  }

  const isBackdrop = (event: SyntheticEvent) => event.target === dialog.current

  const release = (event: PointerEvent) => {
    const isOutside = pressedBackdrop.current && isBackdrop(event)
    pressedBackdrop.current = false
    if (isOutside && closesOnBackdrop && isDismissible) onClose('backdrop')
  }

  return (
    <dialog
      {...rest}
      ref={dialog}
      tabIndex={-1}
      className={classNames(styles.modal, className)}
      onCancel={cancel}
      onClose={closedByBrowser}
      onPointerDown={(event) => {
        pressedBackdrop.current = isBackdrop(event)
      }}
      onPointerUp={release}
    >
      {isPresent ? children : null}
    </dialog>
  )
}

import { type ReactNode, type SyntheticEvent, useImperativeHandle } from 'react'
import { createPortal } from 'react-dom'
import styles from './CallDialog.module.css'
import type { FreePosition } from './find-free-position'
import { useCallDialog } from './use-call-dialog'
import { useCallHost, useFocusAfterDialog } from './use-call-host'
import type { Draggable } from './use-draggable'

export interface MinimisedWindow {
  movable: Draggable<HTMLDialogElement>
  /** The open modal dialog of the portal, and a position at which the call does not cover it. */
  openDialog: HTMLDialogElement | null
  position: FreePosition | null
}

interface CallDialogProps {
  /** `pip-notice`: a notice that the call is in a picture-in-picture window. */
  variant: 'full' | 'minimised' | 'pip-notice'
  label: string
  minimised?: MinimisedWindow
  onEscape: () => void
  /** True if other dialogs and shortcuts work over it. */
  isNonBlocking: boolean
  children: ReactNode
}

export function CallDialog({ variant, label, minimised, onEscape, isNonBlocking, children }: CallDialogProps) {
  const isModal = variant === 'full'
  const openDialog = variant === 'minimised' && minimised ? minimised.openDialog : null
  const host = useCallHost(openDialog)
  const dialog = useCallDialog(isModal)
  useFocusAfterDialog(openDialog)
  useImperativeHandle(minimised?.movable.box, () => dialog.current as HTMLDialogElement)

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (isModal) onEscape()
  }
  // Chromium closes a dialog without `cancel` if Escape is pressed twice without other input in between.
  const closedByBrowser = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (target !== currentTarget || currentTarget.open || !isModal) return
    currentTarget.showModal()
    onEscape()
  }

  return createPortal(
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={label}
      className={styles.dialog}
      data-call
      data-layout-variant={variant}
      data-non-blocking={isNonBlocking || undefined}
      onCancel={cancel}
      onClose={closedByBrowser}
      style={DISPLAYED}
      {...(variant === 'minimised' && minimised ? placed(minimised) : {})}
    >
      {children}
    </dialog>,
    host,
  )
}

/** Overrides `display: none` of a dialog that is not open. */
const DISPLAYED = { display: 'block' }

function placed({ movable, position }: MinimisedWindow) {
  if (position === null) {
    return { ...movable.moved, ...movable.surface, style: { ...DISPLAYED, ...movable.moved.style } }
  }
  if (position === 'strip') return { 'data-strip': '' }
  const { left, top, width, height } = position
  return { 'data-free-position': '', style: { ...DISPLAYED, left, top, width, height }, ...movable.surface }
}

import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useRef,
} from 'react'
import { classNames } from '../class-names'
import { ErrorBoundary } from '../error-boundary'
import { useHasBeenOpen } from '../use-has-been-open'
import styles from './Modal.module.css'
import { showModal, useModalDialog } from './use-modal-dialog'

export type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel'> & {
  isOpen: boolean
  /**
   * A request to close: the owner closes the dialog by setting `isOpen` to false. Null for processes that must finish
   * (a clinic switch): Escape and backdrop do nothing.
   */
  onClose: (() => void) | null
  /** Called for Escape instead of `onClose`. */
  onEscape?: () => void
}

/** Keeps the last content during the closing animation: the owner may have none any more. */
const Content = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_, { isOpen }) => !isOpen,
)

/**
 * Unstyled native modal dialog: focus trap, inert page without scrolling, Escape, focus restore. `data-autofocus` gets
 * the focus first, otherwise the dialog itself. Nothing is rendered before the first opening, and children only while
 * open. Name it with `aria-labelledby` or `aria-label`.
 */
export function Modal(props: ModalProps) {
  return useHasBeenOpen(props.isOpen) ? <MountedModal {...props} /> : null
}

/** A modal whose `<dialog>` is in the document before its first opening too. */
export function MountedModal({ isOpen, onClose, onEscape, className, children, ...rest }: ModalProps) {
  const { dialog, isPresent } = useModalDialog(isOpen)
  const pressedBackdrop = useRef(false)
  const escape = onEscape ?? onClose

  const cancel = (event: SyntheticEvent) => {
    // The cancel event of a file input bubbles up to the dialog.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    escape?.()
  }

  // Chromium closes the dialog itself when Escape is pressed twice without other input. The event is queued: a dialog that has
  // been opened again before it arrives stays open.
  const closedByBrowser = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!isOpen || event.target !== event.currentTarget || event.currentTarget.open) return
    if (onClose) onClose()
    else showModal(event.currentTarget)
  }

  // WebKit lets no Escape out of a search field, not even of an empty one.
  const closeFromEmptySearch = (event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (!(target instanceof HTMLInputElement) || target.type !== 'search' || target.value !== '') return
    event.preventDefault()
    escape?.()
  }

  const isBackdrop = (event: SyntheticEvent) => event.target === dialog.current

  const closeFromBackdrop = (event: MouseEvent) => {
    if (isOpen && pressedBackdrop.current && isBackdrop(event)) onClose?.()
    pressedBackdrop.current = false
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- clicks on its backdrop; the key for it is Escape
    <dialog
      {...rest}
      ref={dialog}
      tabIndex={-1}
      className={classNames(styles.modal, className)}
      onCancel={cancel}
      onClose={closedByBrowser}
      onKeyDown={closeFromEmptySearch}
      onPointerDown={(event) => {
        pressedBackdrop.current = isBackdrop(event)
      }}
      onPointerUp={(event) => {
        pressedBackdrop.current &&= isBackdrop(event)
      }}
      onClick={closeFromBackdrop}
    >
      {isPresent ? (
        <ErrorBoundary>
          <Content isOpen={isOpen}>{children}</Content>
        </ErrorBoundary>
      ) : null}
    </dialog>
  )
}

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './ToastRegion.module.css'
import { useToastFocus } from './use-toast-focus'
import { useToastHost } from './use-toast-host'

type ToastRegionProps = {
  /** The name of the region for screen readers. */
  label: string
  /** False when there is no toast: then there is no region either. */
  isShown: boolean
  /** Another number takes the focus to the newest toast, or back from there. */
  focusSignal: number
  onHover: (isHovered: boolean) => void
  onFocus: (isFocused: boolean) => void
  /** `Toast`s, the newest last. */
  children: ReactNode
}

/**
 * The place of the toasts: top right over everything, dialogs too, but never over the controls of an open one. It says
 * nothing by itself; `LiveRegion` does.
 */
export function ToastRegion({ label, isShown, focusSignal, onHover, onFocus, children }: ToastRegionProps) {
  const host = useToastHost(isShown, () => onHover(false))
  const focus = useToastFocus({ host, signal: focusSignal, onChange: onFocus })
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watches pointer and focus, does nothing by them
    <section
      aria-label={label}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      <ul className={styles.list}>{children}</ul>
    </section>,
    host,
  )
}

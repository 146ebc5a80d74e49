import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './ToastRegion.module.css'
import { useToastFocus } from './use-toast-focus'
import { useToastHost } from './use-toast-host'

type ToastRegionProps = {
  label: string
  isShown: boolean
  /** Another number moves the focus to the newest toast, or back. */
  focusSignal: number
  onHover: (isHovered: boolean) => void
  onFocus: (isFocused: boolean) => void
  children: ReactNode
}

/** Top right above everything, but never over the controls of a dialog. `LiveRegion` announces the toasts. */
export function ToastRegion({ label, isShown, focusSignal, onHover, onFocus, children }: ToastRegionProps) {
  const host = useToastHost(isShown, () => onHover(false))
  const focus = useToastFocus({ host, signal: focusSignal, onChange: onFocus })
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- observes pointer and focus, has no action
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

import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { isWindowBlur, restoreFocus } from '../focus'
import { useToastHost } from './use-toast-host'
import styles from './ToastRegion.module.css'

interface ToastRegionProps {
  label: string
  isShown: boolean
  /** A new number moves the focus to the newest toast, or back if it is in the toasts already. */
  focusSignal: number
  onHover: (isHovered: boolean) => void
  onFocus: (isFocused: boolean) => void
  children: ReactNode
}

/** Top right above everything, but never over the controls of a dialog. `LiveRegion` announces the toasts. */
export function ToastRegion({ label, isShown, focusSignal, onHover, onFocus, children }: ToastRegionProps) {
  const host = useToastHost(isShown, () => onHover(false))
  const focus = useToastFocus({ host, signal: focusSignal, onChange: onFocus })
  const reportEnd = useEffectEvent(() => {
    onHover(false)
    onFocus(false)
  })
  // While the screen is locked the region is removed, and removed elements cause neither `pointerleave` nor `blur`.
  useEffect(() => () => reportEnd(), [])
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- observes pointer and focus, has no action
    <section
      aria-label={label}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </section>,
    host,
  )
}

interface ToastFocusOptions {
  host: HTMLElement
  signal: number
  /** The focus entered or left the toasts by keyboard; a click does not count. */
  onChange: (isFocused: boolean) => void
}

const toastsIn = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('[data-toast]')]

function useToastFocus({ host, signal, onChange }: ToastFocusOptions) {
  const before = useRef<HTMLElement>(null)
  const at = useRef<{ index: number; isKeyboard: boolean }>(null)
  const lastSignal = useRef(signal)

  const restore = () => {
    const previous = before.current
    before.current = null
    restoreFocus(previous)
  }

  useLayoutEffect(() => {
    if (signal === lastSignal.current) return
    lastSignal.current = signal
    if (host.contains(document.activeElement)) restore()
    else toastsIn(host).at(-1)?.focus()
  })

  // A removed element that had the focus causes no blur event.
  useLayoutEffect(() => {
    const focused = at.current
    if (!focused || host.contains(document.activeElement)) return
    at.current = null
    const isElsewhere = document.activeElement !== document.body
    const next = toastsIn(host).at(Math.min(focused.index, toastsIn(host).length - 1))
    if (!isElsewhere && focused.isKeyboard && next) return next.focus()
    onChange(false)
    if (!isElsewhere) restore()
  })

  return {
    onFocus: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !host.contains(relatedTarget)) before.current = relatedTarget
      const index = toastsIn(host).findIndex((toast) => toast.contains(target))
      const isKeyboard = target.matches(':focus-visible')
      at.current = { index, isKeyboard }
      if (isKeyboard) onChange(true)
    },
    onBlur: (event: FocusEvent) => {
      const { relatedTarget } = event
      if (isWindowBlur(event) || (relatedTarget instanceof Node && host.contains(relatedTarget))) return
      at.current = null
      onChange(false)
    },
  }
}

import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { topModal } from '../modal'

interface RestoredFocusOptions {
  host: HTMLElement
  /** Another number takes the focus to the newest toast, or, if it is there already, back to where it came from. */
  signal: number
  /** A doctor at the keyboard is in the toasts, or has left them; a click does not count. */
  onChange: (isFocused: boolean) => void
}

const toastsIn = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('[data-toast]')]

/** Brings the focus into the toasts and back; the keyboard never falls to the top of the page when one of them closes. */
export function useRestoredFocus({ host, signal, onChange }: RestoredFocusOptions) {
  const before = useRef<HTMLElement>(null)
  const at = useRef<{ index: number; isKeyboard: boolean }>(null)
  const lastSignal = useRef(signal)

  const restore = () => {
    const target = before.current?.isConnected ? before.current : (topModal() ?? document.querySelector('main'))
    before.current = null
    target?.focus({ preventScroll: true })
  }

  useLayoutEffect(() => {
    if (signal === lastSignal.current) return
    lastSignal.current = signal
    if (host.contains(document.activeElement)) restore()
    else toastsIn(host).at(-1)?.focus()
  })

  // The toast that had the focus is gone, without a word to anybody.
  useLayoutEffect(() => {
    const focused = at.current
    if (!focused || host.contains(document.activeElement)) return
    at.current = null
    if (document.activeElement !== document.body) return
    const next = toastsIn(host).at(Math.min(focused.index, toastsIn(host).length - 1))
    if (focused.isKeyboard && next) return next.focus()
    onChange(false)
    restore()
  })

  return {
    onFocus: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !host.contains(relatedTarget)) before.current = relatedTarget
      const index = toastsIn(host).findIndex((toast) => toast.contains(target))
      const isKeyboard = target.matches(':focus-visible')
      at.current = { index, isKeyboard }
      if (isKeyboard) onChange(true)
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && host.contains(relatedTarget)) return
      at.current = null
      onChange(false)
    },
  }
}

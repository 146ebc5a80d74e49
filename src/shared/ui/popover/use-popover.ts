import { type ToggleEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { keepBeside, type PopoverSide } from '@/shared/browser'
import { classNames } from '../class-names'
import { topModal } from '../focus'
import styles from './use-popover.module.css'

export interface PopoverTrigger {
  popoverTarget: string
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

interface PopoverOptions {
  kind: PopoverTrigger['aria-haspopup']
  side: Exclude<PopoverSide, 'below'>
  className?: string | undefined
  onOpened: (panel: HTMLElement) => void
  onClosed?: (() => void) | undefined
}

/** The browser opens, closes and positions the panel and restores the focus; React only follows its events. */
export function usePopover({ kind, side, className, onOpened, onClosed }: PopoverOptions) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<'closed' | 'open' | 'closing'>('closed')
  const isOpen = status !== 'closed'

  const hadFocus = useRef(false)
  const release = useRef(() => {})
  useEffect(() => () => release.current(), [])

  const button = () => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)

  const trigger: PopoverTrigger = {
    popoverTarget: id,
    'aria-haspopup': kind,
    'aria-expanded': status === 'open',
    'aria-controls': isOpen ? id : undefined,
  }

  return {
    isOpen,
    trigger,
    open: () => {
      const source = button()
      if (source) panel.current?.showPopover({ source })
    },
    close: () => {
      panel.current?.hidePopover()
      button()?.focus()
    },
    surface: {
      id,
      ref: panel,
      popover: 'auto',
      className: classNames(styles.popover, className),
      'data-side': side,
      // React events of a nested popover bubble to this handler.
      onBeforeToggle: (event: ToggleEvent) => {
        if (event.target !== panel.current) return
        if (event.newState === 'open') {
          setStatus('open')
          release.current()
          const anchor = button()
          if (anchor) release.current = keepBeside(panel.current, anchor, side)
        } else {
          setStatus('closing')
          hadFocus.current = panel.current.contains(document.activeElement)
        }
      },
      // The content is removed only now: the browser cannot restore the focus if the focused item is already gone.
      onToggle: (event: ToggleEvent) => {
        if (event.target !== panel.current) return
        if (event.newState === 'open') return onOpened(panel.current)
        setStatus('closed')
        onClosed?.()
        release.current()
        // Browsers do not restore the focus from a nested popover.
        const isNested = panel.current.parentElement?.closest('[popover]')
        if (isNested && hadFocus.current && isFocusLost(panel.current)) button()?.focus()
      },
    } as const,
  }
}

const isFocusLost = (panel: HTMLElement): boolean =>
  document.activeElement === document.body || panel.contains(document.activeElement)

/** Opens a panel when the number changes; while modal dialogs are open, after the last one has closed. */
export function useOpenSignal(signal: number | undefined, open: () => void): void {
  const lastSignal = useRef(signal)
  const openNow = useEffectEvent(open)

  useEffect(() => {
    if (signal === lastSignal.current) return
    lastSignal.current = signal
    const removed = new AbortController()
    openWhenUnblocked()
    return () => removed.abort()

    function openWhenUnblocked() {
      const dialog = topModal()
      if (dialog) dialog.addEventListener('close', openWhenUnblocked, { once: true, signal: removed.signal })
      else openNow()
    }
  }, [signal])
}

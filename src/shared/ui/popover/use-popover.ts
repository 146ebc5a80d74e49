import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { keepBeside } from '@/shared/browser'
import { classNames } from '@/shared/lib/class-names'
import styles from './Popover.module.css'

/** What a popover puts on the button that opens it. */
export type PopoverTrigger = {
  popoverTarget: string
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

const SIDES = { start: 'below-start', end: 'below-end', beside: 'end', above: 'above' } as const

type PopoverOptions = {
  kind: PopoverTrigger['aria-haspopup']
  /** Below the button with the same start or end edge, beside it, or above it. */
  align: keyof typeof SIDES
  className?: string | undefined
  onOpened: (panel: HTMLElement) => void
}

/**
 * Ties a button to the panel that it opens. The browser opens, closes (click, Escape, click elsewhere) and places the
 * panel and gives the focus back; React only hears of it, and what is inside exists only while the panel is open.
 */
export function usePopover({ kind, align, className, onOpened }: PopoverOptions) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const hadFocus = useRef(false)
  const release = useRef(() => {})
  useEffect(() => () => release.current(), [])

  const button = () => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)

  const trigger: PopoverTrigger = {
    popoverTarget: id,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
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
      'data-align': align,
      // React hands the events of a popover inside this one on to this one.
      onBeforeToggle: (event: ToggleEvent) => {
        if (event.target !== panel.current) return
        if (event.newState === 'open') {
          setOpen(true)
          release.current()
          const anchor = button()
          if (anchor) release.current = keepBeside(panel.current, anchor, SIDES[align])
        } else hadFocus.current = panel.current.contains(document.activeElement)
      },
      // The content leaves only now: had the focused item gone earlier, the browser would not know where to return.
      onToggle: (event: ToggleEvent) => {
        if (event.target !== panel.current) return
        if (event.newState === 'open') return onOpened(panel.current)
        setOpen(false)
        release.current()
        // From a popover inside another one the browser does not lead back.
        const isNested = panel.current.parentElement?.closest('[popover]')
        if (isNested && hadFocus.current && isFocusLost(panel.current)) button()?.focus()
      },
    } as const,
  }
}

const isFocusLost = (panel: HTMLElement): boolean =>
  document.activeElement === document.body || panel.contains(document.activeElement)

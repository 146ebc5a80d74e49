import type { ReactNode } from 'react'
import { useOpenSignal } from './use-open-signal'
import { type PopoverTrigger, usePopover } from './use-popover'

type PopoverProps = {
  /** The name of the panel for screen readers. */
  label: string
  /** Draws the button; spread the given props on it. */
  trigger: (props: PopoverTrigger) => ReactNode
  align?: 'start' | 'end' | 'above'
  className?: string | undefined
  /** Another number opens the panel, as a click on its button does; after an open dialog has closed, where there is one. */
  openSignal?: number
  onOpen?: () => void
  /** The content, or a function that gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel beside the button that opens it, without a backdrop. For lists of commands use `Menu`. */
export function Popover({ label, trigger, align = 'end', className, openSignal, onOpen, children }: PopoverProps) {
  const popover = usePopover({
    kind: 'dialog',
    align,
    className,
    onOpened: (panel) => {
      onOpen?.()
      const first = panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel
      first.focus()
    },
  })
  useOpenSignal(openSignal, popover.open)

  return (
    <>
      {trigger(popover.trigger)}
      <div {...popover.surface} role="dialog" aria-label={label} tabIndex={-1}>
        {popover.isOpen && (typeof children === 'function' ? children(popover.close) : children)}
      </div>
    </>
  )
}

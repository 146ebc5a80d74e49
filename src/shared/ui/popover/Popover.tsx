import type { ReactNode } from 'react'
import { ErrorBoundary } from '../error-boundary'
import { focusFirst } from '../focus'
import { type PopoverTrigger, useOpenSignal, usePopover } from './use-popover'

interface PopoverProps {
  label: string
  trigger: (props: PopoverTrigger) => ReactNode
  side?: 'below-end' | 'above'
  className?: string | undefined
  /** Another number opens the panel; if modal dialogs are open, after the last one has closed. */
  openSignal?: number
  onClosed?: () => void
  children: ReactNode | ((close: () => void) => ReactNode)
}

export function Popover({
  label,
  trigger,
  side = 'below-end',
  className,
  openSignal,
  onClosed,
  children,
}: PopoverProps) {
  const popover = usePopover({
    kind: 'dialog',
    side,
    className,
    onOpened: focusFirst,
    onClosed,
  })
  useOpenSignal(openSignal, popover.open)

  return (
    <>
      {trigger(popover.trigger)}
      <div {...popover.surface} role="dialog" aria-label={label} tabIndex={-1}>
        {popover.isOpen && (
          <ErrorBoundary>{typeof children === 'function' ? children(popover.close) : children}</ErrorBoundary>
        )}
      </div>
    </>
  )
}

import { type KeyboardEvent, useRef } from 'react'
import { usePopover } from '../popover'
import { focusItem } from './menu-focus'

type MenuPopoverOptions = Pick<Parameters<typeof usePopover>[0], 'side' | 'className'> & {
  /** Which item gets the focus, by the key that opens the menu. */
  starts: Readonly<Record<string, 'first' | 'last'>>
}

export function useMenuPopover({ starts, ...options }: MenuPopoverOptions) {
  const startAt = useRef<'first' | 'last'>('first')
  const popover = usePopover({
    kind: 'menu',
    ...options,
    onOpened: (panel) => {
      focusItem(panel, startAt.current)
      startAt.current = 'first'
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const start = starts[event.key]
    if (!start) return
    event.preventDefault()
    startAt.current = start
    popover.open()
  }
  return { ...popover, trigger: { ...popover.trigger, onKeyDown } }
}

import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { ErrorBoundary } from '../error-boundary'
import { type PopoverTrigger, usePopover } from '../popover'
import styles from './Menu.module.css'
import { MenuContext } from './menu-context'
import { focusItem, itemsOf, type Move } from './menu-focus'
import { isTyped, useTypeahead } from './use-typeahead'

type MenuTrigger = PopoverTrigger & { onKeyDown: (event: KeyboardEvent) => void }

type MenuProps = {
  label: string
  trigger: (props: MenuTrigger) => ReactNode
  align?: 'start' | 'end'
  header?: ReactNode
  children: ReactNode
}

const MOVES: Record<string, Move> = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' }

/** A menu button (WAI-ARIA): arrows, Home, End and typeahead move, Enter chooses, Escape and Tab close. */
export function Menu({ label, trigger, align = 'end', header, children }: MenuProps) {
  const [startAt, setStartAt] = useState<Move>('first')
  const typeahead = useTypeahead()
  const popover = usePopover({
    kind: 'menu',
    align,
    className: styles.panel,
    onOpened: (panel) => {
      focusItem(panel, startAt)
      setStartAt('first')
    },
  })

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setStartAt(event.key === 'ArrowUp' ? 'last' : 'first')
    popover.open()
  }

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const move = MOVES[event.key]
    if (move) {
      event.preventDefault()
      focusItem(event.currentTarget, move)
    } else if (event.key === 'Tab') {
      popover.close()
    } else if (isTyped(event)) {
      typeahead(itemsOf(event.currentTarget), event)
    }
  }

  return (
    <>
      {trigger({ ...popover.trigger, onKeyDown: openByArrow })}
      <div {...popover.surface}>
        {popover.isOpen && (
          <MenuContext value={{ close: popover.close }}>
            <ErrorBoundary>
              {header ? <div className={styles.header}>{header}</div> : null}
              <div role="menu" aria-label={label} tabIndex={-1} className={styles.items} onKeyDown={moveByKey}>
                {children}
              </div>
            </ErrorBoundary>
          </MenuContext>
        )}
      </div>
    </>
  )
}

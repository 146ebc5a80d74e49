import { ChevronDown, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { Icon } from '@/shared/ui/icon'
import { focusItem, type Move } from '@/shared/ui/menu'
import { usePopover } from '@/shared/ui/popover'
import { isAncestorOfCurrent, type MenuBarItem } from '../lib/navigation-item'
import styles from './MenuBar.module.css'

type MenuBarGroupItem = Extract<MenuBarItem, { children: unknown }>

type MenuBarGroupProps = {
  item: MenuBarGroupItem
  isInBar: boolean
  tabIndex: number
  onFocus?: () => void
  entry: (item: MenuBarGroupItem['children'][number]) => ReactNode
}

/** A menu button. While another menu of the bar is open, hovering opens this one. */
export function MenuBarGroup({ item, isInBar, tabIndex, onFocus, entry }: MenuBarGroupProps) {
  const startAt = useRef<Move>('first')
  const { isOpen, open, surface, trigger } = usePopover({
    kind: 'menu',
    align: isInBar ? 'start' : 'end-side',
    className: styles.menu,
    onOpened: (panel) => {
      focusItem(panel, startAt.current)
      startAt.current = 'first'
    },
  })

  const openByArrow = (event: KeyboardEvent) => {
    const starts: Record<string, Move> = isInBar ? { ArrowDown: 'first', ArrowUp: 'last' } : { ArrowRight: 'first' }
    const start = starts[event.key]
    if (!start) return
    event.preventDefault()
    startAt.current = start
    open()
  }

  const openOnHover = ({ pointerType, currentTarget }: PointerEvent) => {
    const isAnotherOpen = currentTarget.closest('[role="menubar"]')?.querySelector('[aria-expanded="true"]') !== null
    if (pointerType === 'mouse' && !isOpen && isAnotherOpen) open()
  }

  return (
    <>
      <button
        {...trigger}
        type="button"
        role="menuitem"
        aria-current={isAncestorOfCurrent(item) ? 'true' : undefined}
        tabIndex={tabIndex}
        className={styles.item}
        onFocus={onFocus}
        onKeyDown={openByArrow}
        onPointerEnter={openOnHover}
      >
        {item.icon ? <Icon icon={item.icon} size={18} /> : null}
        <span>{item.label}</span>
        <Icon icon={isInBar ? ChevronDown : ChevronRight} size={16} />
      </button>
      <div {...surface}>
        {isOpen && (
          <div role="menu" aria-label={item.label} className={styles.list}>
            {item.children.map(entry)}
          </div>
        )}
      </div>
    </>
  )
}

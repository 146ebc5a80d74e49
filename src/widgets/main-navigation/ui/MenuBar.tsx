import { ChevronDown, ChevronRight, Ellipsis } from 'lucide'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Link } from 'react-router-dom'
import { Icon } from '@/shared/ui/icon'
import { isTyped, useMenuPopover, useTypeahead } from '@/shared/ui/menu'
import { useVisibleCount } from '@/shared/ui/use-visible-count'
import { Skeleton } from '@/shared/ui/skeleton'
import { closeMenus, closeOpenMenu, moveFocusFromHidden, moveForKey, siblingsOf } from '../lib/menu-bar-keyboard'
import { isAncestorOfCurrent, type MenuBarItem, type MenuContent } from '../lib/navigation-item'
import { MissingEntries } from './MissingEntries'
import styles from './MenuBar.module.css'

type MenuBarProps = MenuContent & { label: string; clinic?: ReactNode }

const HIDDEN = { ref: moveFocusFromHidden, 'data-overflowing': true }

const LOADING_WIDTHS = [96, 128, 112, 84]

/** Horizontal menu (WAI-ARIA menu bar). Entries that do not fit move to the "more" menu. */
export function MenuBar({ label, items, isLoading = false, failure, clinic }: MenuBarProps) {
  const { t } = useTranslation('shell')
  const { row, count } = useVisibleCount<HTMLUListElement>(items.length, closeOpenMenu)
  const [focused, setFocused] = useState<string>()
  const move = useMenuBarKeyboard()
  const overflow = { id: 'overflow', label: t('moreEntries'), icon: Ellipsis, children: items.slice(count) }
  const hasOverflow = overflow.children.length > 0
  const shown = [...items.slice(0, count), ...(hasOverflow ? [overflow] : [])]
  // Roving tabindex: the last focused item while it is visible, else the first.
  const tabStop = shown.find(({ id }) => id === focused) ?? shown[0]
  const focusProps = (id: string) => ({ tabIndex: id === tabStop?.id ? 0 : -1, onFocus: () => setFocused(id) })

  return (
    <nav aria-label={label} className={styles.bar}>
      <ul ref={row} role="menubar" aria-label={label} className={styles.row} onKeyDown={move}>
        {items.map((item, index) => (
          <li key={item.id} role="none" data-overflow-item="" {...(index >= count && HIDDEN)}>
            <MenuBarEntry {...focusProps(item.id)} item={item} isInBar />
          </li>
        ))}
        <li role="none" data-overflow-trigger="" {...(!hasOverflow && HIDDEN)}>
          <MenuBarEntry {...focusProps(overflow.id)} item={overflow} isInBar />
        </li>
        {isLoading &&
          LOADING_WIDTHS.map((width) => (
            <li key={width} role="none" className={styles.loading}>
              <Skeleton width={width} />
            </li>
          ))}
      </ul>
      {failure ? <MissingEntries failure={failure} /> : null}
      <div className={styles.clinic}>{clinic}</div>
    </nav>
  )
}

/** Key bindings of a WAI-ARIA menu bar. The browser handles Escape for popovers. */
function useMenuBarKeyboard() {
  const typeahead = useTypeahead()
  return (event: KeyboardEvent<HTMLElement>) => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="menuitem"]') : null
    if (!item || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab') return closeMenus(item)
    const move = moveForKey(event, item)
    if (move) {
      event.preventDefault()
      move()
    } else if (isTyped(event)) typeahead(siblingsOf(item), event)
  }
}

interface MenuBarEntryProps {
  item: MenuBarItem
  isInBar?: boolean
  tabIndex?: number
  onFocus?: (() => void) | undefined
}

function MenuBarEntry({ item, isInBar = false, tabIndex = -1, onFocus }: MenuBarEntryProps) {
  if ('children' in item) {
    return <MenuBarGroup item={item} isInBar={isInBar} tabIndex={tabIndex} onFocus={onFocus} />
  }
  return (
    <Link
      to={item.href}
      role="menuitem"
      aria-current={item.current}
      tabIndex={tabIndex}
      className={styles.item}
      onFocus={onFocus}
      onClick={({ currentTarget }) => closeMenus(currentTarget)}
    >
      {item.icon ? <Icon icon={item.icon} size={18} /> : null}
      <span>{item.label}</span>
    </Link>
  )
}

type MenuBarGroupItem = Extract<MenuBarItem, { children: unknown }>

interface MenuBarGroupProps {
  item: MenuBarGroupItem
  isInBar: boolean
  tabIndex: number
  onFocus?: (() => void) | undefined
}

/** A menu button. While another menu of the bar is open, hovering opens this one. */
function MenuBarGroup({ item, isInBar, tabIndex, onFocus }: MenuBarGroupProps) {
  const { isOpen, open, surface, trigger } = useMenuPopover({
    starts: isInBar ? { ArrowDown: 'first', ArrowUp: 'last' } : { ArrowRight: 'first' },
    side: isInBar ? 'below-start' : 'end',
    className: styles.menu,
  })

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
        onPointerEnter={openOnHover}
      >
        {item.icon ? <Icon icon={item.icon} size={18} /> : null}
        <span>{item.label}</span>
        <Icon icon={isInBar ? ChevronDown : ChevronRight} size={16} />
      </button>
      <div {...surface}>
        {isOpen && (
          <div role="menu" aria-label={item.label} className={styles.list}>
            {item.children.map((child) => (
              <MenuBarEntry key={child.id} item={child} />
            ))}
          </div>
        )}
      </div>
    </>
  )
}

import { Check, type IconNode } from 'lucide'
import { createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react'
import { Link } from 'react-router-dom'
import { ErrorBoundary } from '../error-boundary'
import { Icon } from '../icon'
import { focusItem, isTyped, itemsOf, type Move, useTypeahead } from './menu-focus'
import { useMenuPopover } from './use-menu-popover'
import styles from './Menu.module.css'

/** Closes the surrounding menu; the focus returns to its button. */
const MenuContext = createContext({ close: () => {} })

interface MenuProps {
  label: string
  trigger: (props: ReturnType<typeof useMenuPopover>['trigger']) => ReactNode
  header?: ReactNode
  children: ReactNode
}

const STARTS = { ArrowDown: 'first', ArrowUp: 'last' } as const

const MOVES: Record<string, Move> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageUp: 'first',
  PageDown: 'last',
}

/** A menu button (WAI-ARIA): arrows, Home, End, page keys and typeahead move, Enter and Space choose, Escape and Tab close. */
export function Menu({ label, trigger, header, children }: MenuProps) {
  const id = useId()
  const typeahead = useTypeahead()
  const popover = useMenuPopover({ starts: STARTS, side: 'below-end', className: styles.panel })

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const move = MOVES[event.key]
    if (move) {
      event.preventDefault()
      focusItem(event.currentTarget, move)
    } else if (event.key === 'Tab') {
      popover.close()
    } else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      // A link does nothing on Space, but a menu item is chosen by it.
      event.preventDefault()
      event.target.click()
    } else if (isTyped(event)) {
      typeahead(itemsOf(event.currentTarget), event)
    }
  }

  return (
    <>
      {trigger(popover.trigger)}
      <div {...popover.surface}>
        {popover.isOpen && (
          <MenuContext value={{ close: popover.close }}>
            <ErrorBoundary>
              {header ? (
                <div id={`${id}header`} className={styles.header}>
                  {header}
                </div>
              ) : null}
              <div
                id={`${id}menu`}
                role="menu"
                aria-label={label}
                // No key of the menu reaches the header.
                aria-labelledby={header ? `${id}menu ${id}header` : undefined}
                tabIndex={-1}
                className={styles.items}
                onKeyDown={moveByKey}
              >
                {children}
              </div>
            </ErrorBoundary>
          </MenuContext>
        )}
      </div>
    </>
  )
}

interface MenuItemProps {
  icon?: IconNode
  hint?: ReactNode
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, hint, onSelect, children }: MenuItemProps) {
  const { close } = use(MenuContext)
  const choose = () => {
    close()
    onSelect()
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={choose}>
      {icon ? <Icon icon={icon} size={18} /> : null}
      <span className={styles.text}>{children}</span>
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </button>
  )
}

interface MenuLinkProps {
  icon?: IconNode
  to: string
  children: ReactNode
}

export function MenuLink({ icon, to, children }: MenuLinkProps) {
  const { close } = use(MenuContext)
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={styles.item} onClick={close}>
      {icon ? <Icon icon={icon} size={18} /> : null}
      <span className={styles.text}>{children}</span>
    </Link>
  )
}

interface MenuRadioGroupProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon?: IconNode; lang?: string }[]
  onChange: (value: Value) => void
}

export function MenuRadioGroup<Value extends string>({ label, value, options, onChange }: MenuRadioGroupProps<Value>) {
  const { close } = use(MenuContext)
  const choose = (chosen: Value) => {
    close()
    if (chosen !== value) onChange(chosen)
  }
  return (
    <div role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          lang={option.lang}
          className={styles.item}
          onClick={() => choose(option.value)}
        >
          {option.icon ? <Icon icon={option.icon} size={18} /> : null}
          <span className={styles.text}>{option.label}</span>
          <span className={styles.check}>{option.value === value ? <Icon icon={Check} size={16} /> : null}</span>
        </button>
      ))}
    </div>
  )
}

export function MenuSeparator() {
  return <hr className={styles.separator} />
}

import { Link } from 'react-router-dom'
import { Icon } from '@/shared/ui/icon'
import { closeMenus } from '../lib/menu-bar-keyboard'
import type { MenuBarItem } from '../lib/navigation-item'
import styles from './MenuBar.module.css'
import { MenuBarGroup } from './MenuBarGroup'

type MenuBarEntryProps = {
  item: MenuBarItem
  isInBar?: boolean
  tabIndex?: number
  onFocus?: () => void
}

export function MenuBarEntry({ item, isInBar = false, tabIndex = -1, onFocus }: MenuBarEntryProps) {
  if ('children' in item) {
    return (
      <MenuBarGroup
        item={item}
        isInBar={isInBar}
        tabIndex={tabIndex}
        {...(onFocus && { onFocus })}
        entry={(child) => <MenuBarEntry key={child.id} item={child} />}
      />
    )
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

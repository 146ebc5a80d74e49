import type { LucideIcon } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Icon } from '../icon'
import styles from './Menu.module.css'
import { MenuContext } from './menu-context'

type MenuItemProps = {
  icon?: LucideIcon
  hint?: ReactNode
  tone?: 'neutral' | 'danger'
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, hint, tone = 'neutral', onSelect, children }: MenuItemProps) {
  const { close } = use(MenuContext)
  const choose = () => {
    close()
    onSelect()
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} data-tone={tone} onClick={choose}>
      {icon ? <Icon icon={icon} size={18} /> : null}
      <span className={styles.text}>{children}</span>
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </button>
  )
}

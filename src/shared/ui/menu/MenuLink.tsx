import type { LucideIcon } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../icon'
import styles from './Menu.module.css'
import { MenuContext } from './menu-context'

type MenuLinkProps = { icon?: LucideIcon; to: string; children: ReactNode }

export function MenuLink({ icon, to, children }: MenuLinkProps) {
  const { close } = use(MenuContext)
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={styles.item} onClick={close}>
      {icon ? <Icon icon={icon} size={18} /> : null}
      <span className={styles.text}>{children}</span>
    </Link>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BrandMark } from '@/shared/ui/icon'
import styles from './TopBar.module.css'

type TopBarProps = {
  productName: string
  homeHref: string
  menuButton?: ReactNode
  search: ReactNode
  actions: ReactNode
}

export function TopBar({ productName, homeHref, menuButton, search, actions }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {menuButton ? <div className={styles.menuButton}>{menuButton}</div> : null}
      <Link to={homeHref} className={styles.brand}>
        <BrandMark />
        <span className={styles.name}>{productName}</span>
      </Link>
      <div className={styles.search}>{search}</div>
      <div className={styles.actions}>{actions}</div>
    </header>
  )
}

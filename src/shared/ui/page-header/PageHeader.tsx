import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  text?: string
  note?: string | false
  actions?: ReactNode
}

export function PageHeader({ title, text, note, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <h1 id="page-title">{title}</h1>
        {text && <p>{text}</p>}
        {note && <p>{note}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

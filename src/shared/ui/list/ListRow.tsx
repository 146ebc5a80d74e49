import type { ReactNode } from 'react'
import styles from './List.module.css'

type ListRowProps = {
  lead?: ReactNode
  title: ReactNode
  text?: ReactNode
  detail?: ReactNode
  badges?: ReactNode
}

export function ListRow({ lead, title, text, detail, badges }: ListRowProps) {
  return (
    <li className={styles.row}>
      {lead ? <div className={styles.lead}>{lead}</div> : null}
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {text ? (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        ) : null}
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </div>
      {badges ? <div className={styles.badges}>{badges}</div> : null}
    </li>
  )
}

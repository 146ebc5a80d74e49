import type { ReactNode } from 'react'
import styles from './List.module.css'

type ListRowProps = {
  /** What the row is sorted by, such as a time. */
  lead?: ReactNode
  /** The person or the thing; cut in one line. */
  title: ReactNode
  /** What it is about, in two lines at most. */
  text?: ReactNode
  /** The rest, muted. */
  detail?: ReactNode
  badges?: ReactNode
}

/** The name first and strongest, then what matters now, then the rest. */
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

import type { ReactNode } from 'react'
import { Skeleton, Skeletons } from '../skeleton'
import styles from './List.module.css'

interface ListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  row: (item: Item) => ReactNode
  footer?: ReactNode
}

/** For lists with a known limit; others use `VirtualList`. */
export function List<Item>({ items, keyOf, row, footer }: ListProps<Item>) {
  return (
    <>
      <ul role="list">
        {items.map((item) => (
          <li key={keyOf(item)}>{row(item)}</li>
        ))}
      </ul>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </>
  )
}

interface ListRowProps {
  lead?: ReactNode
  title: ReactNode
  /** Cut after two lines. */
  text?: ReactNode
  /** In place of `text`, not truncated. */
  children?: ReactNode
  detail?: ReactNode
  badges?: ReactNode
}

/** The content of a row of `List` or `VirtualList`. */
export function ListRow({ lead, title, text, children, detail, badges }: ListRowProps) {
  return (
    <div className={styles.row}>
      {lead ? <div className={styles.lead}>{lead}</div> : null}
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {text ? (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        ) : null}
        {children}
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </div>
      {badges ? <div className={styles.badges}>{badges}</div> : null}
    </div>
  )
}

export function ListSkeleton({ rows, isLabelVisible = false }: { rows: number; isLabelVisible?: boolean }) {
  return (
    <Skeletons isLabelVisible={isLabelVisible} className={styles.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.loadingRow}>
          <Skeleton width="45%" />
          <Skeleton width="80%" />
        </div>
      ))}
    </Skeletons>
  )
}

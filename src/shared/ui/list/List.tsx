import type { ComponentProps, ReactNode } from 'react'
import { restoreFocusOnRemoval } from '../focus'
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
  /** Truncated after two lines. */
  text?: ReactNode
  /** In place of `text`, not truncated. */
  children?: ReactNode
  detail?: ReactNode
  badges?: ReactNode
  /** Makes the row a button, with its whole text as the name. Not together with `children`. */
  button?: Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup'>
}

/** The content of a row of `List` or `VirtualList`. */
export function ListRow({ lead, title, text, children, detail, badges, button }: ListRowProps) {
  // A button contains no blocks.
  const [Box, Line] = button ? (['span', 'span'] as const) : (['div', 'p'] as const)
  const content = (
    <>
      {lead ? <Box className={styles.lead}>{lead}</Box> : null}
      <Box className={styles.content}>
        <Line className={styles.title}>{title}</Line>
        {text ? (
          <Line className={styles.text} dir="auto">
            {text}
          </Line>
        ) : null}
        {children}
        {detail ? <Line className={styles.detail}>{detail}</Line> : null}
      </Box>
      {badges ? <Box className={styles.badges}>{badges}</Box> : null}
    </>
  )
  if (!button) return <div className={styles.row}>{content}</div>
  return (
    <button ref={restoreFocusOnRemoval} type="button" className={styles.row} {...button}>
      {content}
    </button>
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

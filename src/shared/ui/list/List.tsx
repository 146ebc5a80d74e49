import type { ReactNode } from 'react'
import styles from './List.module.css'

type ListProps = {
  /** `ListRow`s. */
  children: ReactNode
  /** What stands below the rows, such as how many more there are. */
  footer?: ReactNode
}

/** Rows with a hairline between them, from edge to edge of a card, a popover or a drawer. */
export function List({ children, footer }: ListProps) {
  return (
    <>
      <ul>{children}</ul>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </>
  )
}

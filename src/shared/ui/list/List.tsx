import type { ReactNode } from 'react'
import styles from './List.module.css'

type ListProps = {
  children: ReactNode
  footer?: ReactNode
}

export function List({ children, footer }: ListProps) {
  return (
    <>
      <ul>{children}</ul>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </>
  )
}

import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import { ErrorBoundary } from '../error-boundary'
import styles from './Card.module.css'

interface CardProps {
  title?: ReactNode
  actions?: ReactNode
  isFlush?: boolean
  className?: string | undefined
  children: ReactNode
}

/** With a title it is a region that screen readers can navigate to. */
export function Card({ title, actions, isFlush = false, className, children }: CardProps) {
  const id = useId()
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={title ? id : undefined}>
      {title ? (
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {actions}
        </header>
      ) : null}
      <div className={isFlush ? undefined : styles.body}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </section>
  )
}

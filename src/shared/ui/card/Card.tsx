import { type ReactNode, useId } from 'react'
import { classNames } from '@/shared/lib/class-names'
import { ErrorBoundary } from '../error-boundary'
import styles from './Card.module.css'

type CardProps = {
  title?: ReactNode
  actions?: ReactNode
  isFlush?: boolean
  headingLevel?: 2 | 3
  className?: string | undefined
  children: ReactNode
}

/** With a title it is a region that screen readers can navigate to. */
export function Card({ title, actions, isFlush = false, headingLevel = 2, className, children }: CardProps) {
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={title ? id : undefined}>
      {title ? (
        <header className={styles.header}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {actions}
        </header>
      ) : null}
      <div className={isFlush ? undefined : styles.body}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import { classNames } from '@/shared/lib/class-names'
import styles from './Card.module.css'

type CardProps = {
  title?: ReactNode
  /** Controls at the end of the title line. */
  actions?: ReactNode
  /** Lists bring their own padding. */
  isFlush?: boolean
  headingLevel?: 2 | 3
  className?: string | undefined
  children: ReactNode
}

/** A surface with a name: a titled card is a region that screen readers can jump to. */
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
      <div className={isFlush ? undefined : styles.body}>{children}</div>
    </section>
  )
}

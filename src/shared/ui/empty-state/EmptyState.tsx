import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  icon: IconNode
  title: string
  text?: ReactNode
  action?: ReactNode
  /** `page` for a whole screen (the title is its h1), `section` inside a card or a drawer. */
  variant?: 'page' | 'section'
  tone?: 'neutral' | 'danger'
  className?: string | undefined
}

export function EmptyState({
  icon,
  title,
  text,
  action,
  variant = 'section',
  tone = 'neutral',
  className,
}: EmptyStateProps) {
  const isPage = variant === 'page'
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classNames(styles.state, className)} data-layout-variant={variant} data-tone={tone}>
      <span className={styles.drawing}>
        <Icon icon={icon} size={isPage ? 32 : 24} />
      </span>
      <Title id={isPage ? 'page-title' : undefined} className={styles.title}>
        {title}
      </Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}

import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon'
import styles from './Badge.module.css'

export type BadgeTone = 'neutral' | 'accent' | 'danger' | 'warning' | 'success' | 'info'

interface BadgeProps {
  tone?: BadgeTone
  icon?: IconNode
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon ? <Icon icon={icon} size={16} /> : null}
      {children}
    </span>
  )
}

/** Marks an icon button (`badge`); its label must say the same. */
export const DotBadge = () => <span aria-hidden="true" data-dot="" className={styles.dot} />

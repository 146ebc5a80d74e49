import type { LucideIcon } from 'lucide-react'
import { classNames } from '@/shared/lib/class-names'
import styles from './Icon.module.css'

type IconProps = {
  icon: LucideIcon
  size?: 16 | 18 | 20 | 24 | 32
  /** Only for an icon whose meaning is not in text nearby. */
  label?: string
  className?: string | undefined
}

export function Icon({ icon: Drawing, size = 20, label, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      className={classNames(styles.icon, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}

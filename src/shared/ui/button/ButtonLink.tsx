import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/shared/lib/class-names'
import { Icon } from '../icon'
import styles from './Button.module.css'

type ButtonLinkProps = ComponentProps<typeof Link> & {
  variant?: 'primary' | 'secondary' | 'ghost'
  icon?: LucideIcon
}

export function ButtonLink({ variant = 'secondary', icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.button, className)} data-variant={variant} data-size="m">
      {icon && <Icon icon={icon} size={18} />}
      {children}
    </Link>
  )
}

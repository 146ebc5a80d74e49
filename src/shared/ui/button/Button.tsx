import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '@/shared/lib/class-names'
import { Icon } from '../icon'
import { Spinner } from '../spinner'
import { useTooltip } from '../tooltip'
import styles from './Button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 's' | 'm'
  icon?: LucideIcon
  isLoading?: boolean
  /** Shown on hover, on focus and to screen readers: the button stays focusable and ignores clicks. */
  disabledReason?: string | undefined
}

export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  isLoading = false,
  disabledReason,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { trigger, bubble, show } = useTooltip({ text: disabledReason, isDescription: true })
  const isBlocked = isLoading || disabledReason !== undefined

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBlocked) return onClick?.(event)
    event.preventDefault()
    if (disabledReason) show()
  }

  return (
    <>
      <button
        {...rest}
        {...(disabledReason ? trigger : {})}
        type={type}
        className={classNames(styles.button, className)}
        data-variant={variant}
        data-size={size}
        aria-disabled={isBlocked || undefined}
        aria-busy={isLoading || undefined}
        onClick={click}
      >
        {isLoading ? <Spinner /> : icon && <Icon icon={icon} size={size === 's' ? 16 : 18} />}
        {children}
      </button>
      {bubble}
    </>
  )
}

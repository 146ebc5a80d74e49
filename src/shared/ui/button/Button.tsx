import type { IconNode } from 'lucide'
import type { ComponentProps, MouseEvent } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Link } from 'react-router-dom'
import { classNames } from '../class-names'
import { Icon, Spinner } from '../icon'
import { type TooltipHandler, useTooltip } from '../tooltip'
import { useSecondsUntilRetry } from '../use-seconds-until-retry'
import styles from './Button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'style' | TooltipHandler> & {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 's' | 'm'
  icon?: IconNode
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
  const { trigger, tooltip, show } = useTooltip({ text: disabledReason, isDescription: true })
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
        aria-describedby={classNames(rest['aria-describedby'], trigger['aria-describedby']) || undefined}
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
      {tooltip}
    </>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & {
  variant?: 'primary' | 'secondary' | 'ghost'
  icon?: IconNode
}

export function ButtonLink({ variant = 'secondary', icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.button, className)} data-variant={variant} data-size="m">
      {icon && <Icon icon={icon} size={18} />}
      {children}
    </Link>
  )
}

interface CountdownButtonProps extends ComponentProps<typeof Button> {
  /** From `retryAt()`: time in milliseconds until which the button is disabled. */
  retryAt: number | null
}

/** The seconds are for the eye only: in an alert, every change would be announced. */
export function CountdownButton({ retryAt, disabledReason, children, ...rest }: CountdownButtonProps) {
  const { t } = useTranslation('common')
  const seconds = useSecondsUntilRetry(retryAt)
  const isWaiting = seconds > 0
  return (
    <Button {...rest} disabledReason={disabledReason ?? (isWaiting ? t('retryLater') : undefined)}>
      {children}
      {isWaiting && <span aria-hidden="true">({t('seconds', { seconds })})</span>}
    </Button>
  )
}

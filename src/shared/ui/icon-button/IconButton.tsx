import type { IconNode } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { type TooltipHandler, type TooltipSide, useTooltip } from '../tooltip'
import { useSecondsUntilRetry } from '../use-seconds-until-retry'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'aria-label' | 'disabled' | 'children' | 'style' | TooltipHandler
> & {
  icon: IconNode
  /** Accessible name and tooltip; include the value of a badge ("Hatırlatmalar, 3 okunmamış"). */
  label: string
  size?: 's' | 'm'
  badge?: ReactNode
  /** In place of the icon. */
  children?: ReactNode
  /** Shown in place of the label: the button stays focusable and ignores clicks. */
  disabledReason?: string | undefined
  /** `above` for a button in a field, whose error is below. */
  tooltipSide?: TooltipSide
}

export function IconButton({
  icon,
  label,
  size = 'm',
  badge,
  children,
  disabledReason,
  tooltipSide = 'below',
  className,
  ...rest
}: IconButtonProps) {
  const isDisabled = disabledReason !== undefined
  const { trigger, tooltip, show } = useTooltip({
    text: disabledReason ?? label,
    isDescription: isDisabled,
    side: tooltipSide,
  })
  return (
    <>
      <button
        type="button"
        {...rest}
        {...trigger}
        aria-label={label}
        aria-describedby={trigger['aria-describedby'] ?? rest['aria-describedby']}
        {...(isDisabled && { 'aria-disabled': true, onClick: show })}
        className={classNames(styles.button, className)}
        data-size={size}
      >
        {children ?? <Icon icon={icon} size={size === 's' ? 18 : 20} />}
        {badge ? <span className={styles.badge}>{badge}</span> : null}
      </button>
      {tooltip}
    </>
  )
}

interface CountdownIconButtonProps extends IconButtonProps {
  /** From `retryAt()`: time in milliseconds until which the button is disabled. */
  retryAt: number | null
}

/** As `CountdownButton`, with the seconds in place of the icon. */
export function CountdownIconButton({ retryAt, ...rest }: CountdownIconButtonProps) {
  const { t } = useTranslation('common')
  const seconds = useSecondsUntilRetry(retryAt)
  if (seconds === 0) return <IconButton {...rest} />
  return (
    <IconButton {...rest} disabledReason={t('retryLater')}>
      <span aria-hidden="true" className={styles.seconds}>
        {seconds}
      </span>
    </IconButton>
  )
}

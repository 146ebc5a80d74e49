import type { IconNode } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { type TooltipHandler, useTooltip } from '../tooltip'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'disabled' | 'children' | TooltipHandler> & {
  icon: IconNode
  /** Accessible name and tooltip; include the value of a badge ("Hatırlatmalar, 3 okunmamış"). */
  label: string
  size?: 's' | 'm'
  badge?: ReactNode
}

export function IconButton({ icon, label, size = 'm', badge, className, style, ...rest }: IconButtonProps) {
  const { trigger, tooltip } = useTooltip({ text: label })
  return (
    <>
      <button
        type="button"
        {...rest}
        {...trigger}
        style={{ ...style, ...trigger.style }}
        aria-label={label}
        aria-describedby={rest['aria-describedby']}
        className={classNames(styles.button, className)}
        data-size={size}
      >
        <Icon icon={icon} size={size === 's' ? 18 : 20} />
        {badge ? <span className={styles.badge}>{badge}</span> : null}
      </button>
      {tooltip}
    </>
  )
}

import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import type { Shortcut } from '@/shared/shortcuts'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'
import { type TooltipHandler, useTooltip } from '@/shared/ui/tooltip'
import styles from './ControlButton.module.css'
import { useAriaShortcut } from './use-aria-shortcut'

type ControlButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled' | TooltipHandler> & {
  icon: IconNode
  /** Text, or tooltip if `isCompact`. Names the action. */
  label: string
  tone?: 'neutral' | 'off' | 'danger'
  isCompact?: boolean
  shortcut?: Shortcut
}

export function ControlButton({
  icon,
  label,
  tone = 'neutral',
  isCompact = false,
  shortcut,
  className,
  style,
  ...rest
}: ControlButtonProps) {
  const ariaShortcut = useAriaShortcut(shortcut)
  const { trigger, tooltip } = useTooltip({ text: isCompact ? label : undefined })
  return (
    <>
      <button
        type="button"
        {...rest}
        {...trigger}
        style={{ ...style, ...trigger.style }}
        aria-label={isCompact ? label : undefined}
        aria-describedby={rest['aria-describedby']}
        aria-keyshortcuts={ariaShortcut}
        className={classNames(styles.button, className)}
        data-tone={tone}
        data-compact={isCompact || undefined}
      >
        <Icon icon={icon} size={20} />
        {!isCompact && <span className={styles.text}>{label}</span>}
      </button>
      {tooltip}
    </>
  )
}

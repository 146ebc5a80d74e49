import { useUnit } from 'effector-react'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '@/shared/lib/class-names'
import { isAppleKeyboard } from '@/shared/browser'
import { $areSingleKeysOn, ariaChord, type Shortcut } from '@/shared/shortcuts'
import { Icon } from '@/shared/ui/icon'
import { useTooltip } from '@/shared/ui/tooltip'
import styles from './ControlButton.module.css'

type ControlButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled'> & {
  icon: LucideIcon
  /** What a press does. */
  label: string
  /** `off`: what it switches is off now. */
  tone?: 'neutral' | 'off' | 'danger'
  /** Without room for its words it says them in a tooltip. */
  isCompact?: boolean
  shortcut?: Shortcut
}

/** A control of the call: an icon over words that say what a press does. */
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
  const areSingleKeysOn = useUnit($areSingleKeysOn)
  const { trigger, bubble } = useTooltip({ text: isCompact ? label : undefined })
  return (
    <>
      <button
        type="button"
        {...rest}
        {...trigger}
        style={{ ...style, ...trigger.style }}
        aria-label={isCompact ? label : undefined}
        aria-describedby={rest['aria-describedby']}
        aria-keyshortcuts={shortcut && areSingleKeysOn ? ariaChord(shortcut.chord, isAppleKeyboard()) : undefined}
        className={classNames(styles.button, className)}
        data-tone={tone}
        data-compact={isCompact || undefined}
      >
        <Icon icon={icon} size={20} />
        {!isCompact && <span className={styles.text}>{label}</span>}
      </button>
      {bubble}
    </>
  )
}

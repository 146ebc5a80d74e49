import { CircleAlert, CircleCheck, Info, type IconNode, TriangleAlert, X } from 'lucide'
import { type KeyboardEvent, useId } from 'react'
import type { ToastTone } from '@/shared/toasts'
import { Button } from '../button'
import { Icon } from '../icon'
import { IconButton } from '../icon-button'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './Toast.module.css'

interface ToastProps {
  tone: ToastTone
  toneLabel: string
  text: string
  count: { value: number; label: string }
  action: { label: string; disabledReason?: string | undefined; onChoose: () => void } | null
  closeLabel: string
  onClose: () => void
}

export function Toast({ tone, toneLabel, text, count, action, closeLabel, onClose }: ToastProps) {
  const id = useId()

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape closes the toast and must not close the dialog below.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape of its controls */}
      <div
        role="group"
        tabIndex={-1}
        aria-labelledby={id}
        className={styles.toast}
        data-toast
        data-tone={tone}
        onKeyDown={closeOnEscape}
      >
        <ToneIcon tone={tone} />
        <div className={styles.content}>
          <p id={id} className={styles.text}>
            <VisuallyHidden>{toneLabel}: </VisuallyHidden>
            {text}
            {count.value > 1 ? (
              <span className={styles.count}>
                <span aria-hidden="true">×{count.value}</span>
                <VisuallyHidden> ({count.label})</VisuallyHidden>
              </span>
            ) : null}
          </p>
          {action ? (
            <Button
              ref={focusToastOnRemoval}
              size="s"
              aria-describedby={id}
              disabledReason={action.disabledReason}
              onClick={() => {
                onClose()
                action.onChoose()
              }}
            >
              {action.label}
            </Button>
          ) : null}
        </div>
        <IconButton icon={X} label={closeLabel} size="s" className={styles.close} onClick={onClose} />
      </div>
    </li>
  )
}

/** A ref: when an action that has the focus is removed, its toast gets the focus. */
const focusToastOnRemoval = (action: HTMLElement | null) => () => {
  if (action === document.activeElement) action?.closest<HTMLElement>('[data-toast]')?.focus()
}

const ICONS: Record<ToastTone, IconNode> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

export function ToneIcon({ tone }: { tone: ToastTone }) {
  return (
    <span className={styles.icon} data-tone={tone}>
      <Icon icon={ICONS[tone]} size={18} />
    </span>
  )
}

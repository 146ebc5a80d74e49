import { ChevronsUpDown } from 'lucide'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { Company } from '@/entities/company'
import { focusFirst } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { lazyView } from '@/shared/ui/lazy'
import { usePopover } from '@/shared/ui/popover'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import styles from './ClinicPicker.module.css'

const ClinicList = lazyView(async () => (await import(/* webpackChunkName: "features" */ './ClinicList')).ClinicList, {
  failedTitle: (t) => t('clinic:error'),
  prefetch: 'high',
})

/** `menu` expands in place; `compact` (collapsed menu) and `bar` open a popover. */
export type ClinicPickerVariant = 'menu' | 'compact' | 'bar'

interface ClinicPickerProps {
  variant: ClinicPickerVariant
  summary: ReactNode
  clinics: readonly Company[]
  active: Company
  onChoose: (uuid: string) => void
}

export function ClinicPicker({ variant, summary, clinics, active, onChoose }: ClinicPickerProps) {
  const { t } = useTranslation('clinic')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const popover = usePopover({
    kind: 'dialog',
    side: variant === 'bar' ? 'below-end' : 'end',
    className: styles.popover,
    onOpened: focusFirst,
  })
  const isExpanded = isOpen && variant === 'menu'
  const disclosure = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) }

  const collapse = () => {
    setOpen(false)
    button.current?.focus()
  }
  const collapseOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape closes only the list, not the drawer around it.
    event.preventDefault()
    collapse()
  }
  const list = { clinics, active, onChoose }

  return (
    <div>
      <button
        {...(variant === 'menu' ? disclosure : popover.trigger)}
        ref={button}
        type="button"
        className={styles.button}
        data-focus-key="clinic"
      >
        {summary}
        <VisuallyHidden>{t('change')}</VisuallyHidden>
        <Icon icon={ChevronsUpDown} size={16} className={styles.icon} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles a key of its controls */}
      <div id={id} className={styles.collapse} data-open={isExpanded} onKeyDown={collapseOnEscape}>
        {isExpanded && <ClinicList {...list} onDone={collapse} />}
      </div>
      <div {...popover.surface} role="dialog" aria-label={t('choose')} tabIndex={-1}>
        {popover.isOpen && <ClinicList {...list} onDone={popover.close} />}
      </div>
    </div>
  )
}

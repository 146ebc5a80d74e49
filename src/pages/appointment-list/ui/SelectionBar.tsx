import { useUnit } from 'effector-react'
import { Eye, EyeOff, Trash2, X } from 'lucide'
import type { MouseEvent } from 'react'
import { useTranslation } from '@/shared/i18n'
import {
  $bulkProgress,
  $isBulkRunning,
  bulkStopRequested,
  type ChangedState,
  type Notification,
  RemovalDialog,
} from '@/entities/notification'
import { Button } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { ProgressBar } from '@/shared/ui/progress-bar'
import {
  $removal,
  bulkChangeRequested,
  needsConfirmation,
  removalConfirmed,
  removalDismissed,
  selectionCleared,
} from '../model/selected-rows'
import styles from './AppointmentList.module.css'

export function SelectionBar({ notifications }: { notifications: readonly Notification[] }) {
  const { t } = useTranslation(['appointments', 'notifications'])
  const { request, clearSelection } = useUnit({ request: bulkChangeRequested, clearSelection: selectionCleared })
  const disabledReason = useBulkDisabledReason()
  const visible = notifications.filter(({ isVisible }) => isVisible)
  const hidden = notifications.filter(({ isVisible }) => !isVisible)
  const change = (to: ChangedState, targets: readonly Notification[]) => ({
    ref: restoreFocusOnRemoval,
    variant: 'ghost' as const,
    size: 's' as const,
    disabledReason,
    onClick: (event: MouseEvent) => {
      const bulk = { to, notifications: targets.map(({ uuid, patientName }) => ({ uuid, patientName })) }
      // The confirmation returns the focus to the button, if it still exists.
      if (!needsConfirmation(bulk)) focusList(event.currentTarget)
      request(bulk)
    },
  })
  return (
    <div ref={restoreFocusOnRemoval} className={styles.bar} data-row-selected="">
      <h2 className={styles.title}>{t('appointments:selected', { count: notifications.length })}</h2>
      <div className={styles.tools} role="group" aria-label={t('appointments:selectionActions')}>
        {visible.length > 0 && (
          <Button {...change('hidden', visible)} icon={EyeOff}>
            {t('notifications:actions.hide')}
          </Button>
        )}
        {hidden.length > 0 && (
          <Button {...change('shown', hidden)} icon={Eye}>
            {t('notifications:actions.show')}
          </Button>
        )}
        <Button {...change('removed', notifications)} icon={Trash2}>
          {t('notifications:actions.remove')}
        </Button>
        <Button
          variant="ghost"
          size="s"
          icon={X}
          onClick={(event) => {
            focusList(event.currentTarget)
            clearSelection()
          }}
        >
          {t('appointments:clearSelection')}
        </Button>
      </div>
    </div>
  )
}

export function RemovalConfirmDialog() {
  const { removal, ...events } = useUnit({ removal: $removal, onConfirm: removalConfirmed, onClose: removalDismissed })
  const disabledReason = useBulkDisabledReason()
  return <RemovalDialog notifications={removal?.notifications ?? []} disabledReason={disabledReason} {...events} />
}

/** Of the controls that start a bulk change: only one runs at a time. */
function useBulkDisabledReason(): string | undefined {
  const { t } = useTranslation('common')
  return useUnit($isBulkRunning) ? t('busy') : undefined
}

/** Not shown for a single change, which takes only a moment. */
export function BulkProgressBar() {
  const { t } = useTranslation('appointments')
  const { progress, stop } = useUnit({ progress: $bulkProgress, stop: bulkStopRequested })
  if (!progress || progress.total === 1) return null
  const { to, settled, total } = progress
  return (
    <div ref={restoreFocusOnRemoval} className={styles.line}>
      <div data-progress="">
        <ProgressBar label={t(`progress.${to}`, { settled, total })} value={settled / total} />
      </div>
      <Button
        size="s"
        onClick={(event) => {
          focusList(event.currentTarget)
          stop()
        }}
      >
        {t('stop')}
      </Button>
    </div>
  )
}

/** Moves the focus to the list before the focused control is removed. */
const focusList = (leaving: Element): void =>
  leaving.closest<HTMLElement>('[data-appointments]')?.focus({ preventScroll: true })

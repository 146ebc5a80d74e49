import { useUnit } from 'effector-react'
import { Eye, EyeOff, Trash2 } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import type { Notification } from '../model/notification'
import { changeRequested } from '../model/single-change'

interface NotificationActionsProps {
  notification: Notification
  tabIndex?: 0 | -1
  describedBy: string
  /** See `RemovalConfirmation`. */
  onRemove: (uuid: string) => void
}

export function NotificationActions({ notification, tabIndex, describedBy, onRemove }: NotificationActionsProps) {
  'use memo'
  const { t } = useTranslation('notifications')
  const change = useUnit(changeRequested)
  const { uuid, patientName, isVisible } = notification
  const patient = patientName ?? t('unnamedPatient')
  const visibility = isVisible ? 'hide' : 'show'
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        icon={isVisible ? EyeOff : Eye}
        tabIndex={tabIndex}
        aria-label={`${t(`actions.${visibility}`)}: ${patient}`}
        aria-describedby={describedBy}
        onClick={({ detail: clickCount }) => {
          // The second click of a double click would undo the change.
          if (clickCount < 2) change({ uuid, to: isVisible ? 'hidden' : 'shown', patientName })
        }}
      >
        {t(`actions.${visibility}`)}
      </Button>
      <Button
        variant="ghost"
        size="s"
        icon={Trash2}
        tabIndex={tabIndex}
        aria-label={`${t('actions.remove')}: ${patient}`}
        aria-describedby={describedBy}
        onClick={() => onRemove(uuid)}
      >
        {t('actions.remove')}
      </Button>
    </>
  )
}

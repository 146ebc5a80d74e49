import { useTranslation } from 'react-i18next'
import { formatMoment, formatTime } from '@/shared/lib/date-time'
import { Badge } from '@/shared/ui/badge'
import { ListRow } from '@/shared/ui/list'
import type { Notification, Priority } from '../model/notification'

const TONES: Record<Priority, 'neutral' | 'warning' | 'danger'> = { 1: 'neutral', 2: 'warning', 3: 'danger' }

export function NotificationRow({ notification }: { notification: Notification }) {
  const { t } = useTranslation(['notifications', 'common'])
  const { startsAt, patientName, message, appointmentType, doctorName, priority, isCritical } = notification
  return (
    <ListRow
      lead={
        startsAt ? (
          <time dateTime={startsAt.toISOString()} title={formatMoment(startsAt)}>
            {formatTime(startsAt)}
          </time>
        ) : (
          t('noTime')
        )
      }
      title={<bdi>{patientName ?? t('unnamedPatient')}</bdi>}
      text={message}
      detail={[appointmentType, doctorName].filter(Boolean).join(' · ')}
      badges={
        (isCritical || priority) && (
          <>
            {isCritical && <Badge tone="danger">{t('common:critical')}</Badge>}
            {priority && <Badge tone={TONES[priority]}>{t(`common:priorities.${priority}`)}</Badge>}
          </>
        )
      }
    />
  )
}

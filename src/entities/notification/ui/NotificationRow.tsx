import { useTranslation } from 'react-i18next'
import { formatTime, formatInstantWithZone } from '@/shared/lib/date-time'
import { ListRow } from '@/shared/ui/list'
import type { Notification } from '../model/notification'
import { PriorityBadges } from './PriorityBadges'

/** One line of a short list, such as the one of today. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { t } = useTranslation('notifications')
  const { startsAt, patientName, message, appointmentType, doctorName, priority, isCritical } = notification
  return (
    <ListRow
      lead={
        startsAt ? (
          <time dateTime={startsAt.toISOString()} title={formatInstantWithZone(startsAt)}>
            {formatTime(startsAt)}
          </time>
        ) : (
          t('noTime')
        )
      }
      title={<bdi>{patientName ?? t('unnamedPatient')}</bdi>}
      text={message}
      detail={[appointmentType, doctorName].filter(Boolean).join(' · ')}
      badges={(isCritical || priority) && <PriorityBadges priority={priority} isCritical={isCritical} />}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { formatTime, formatInstantWithZone } from '@/shared/lib/date-time'
import { ListRow } from '@/shared/ui/list'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import type { Notification } from '../model/notification'
import { messagePreview } from '../model/notification'
import { PriorityBadges } from './PriorityBadges'

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
          <>
            <span aria-hidden>—</span>
            <VisuallyHidden>{t('noTime')}</VisuallyHidden>
          </>
        )
      }
      title={<bdi>{patientName ?? t('unnamedPatient')}</bdi>}
      text={messagePreview(message)}
      detail={[appointmentType, doctorName].filter(Boolean).join(' · ')}
      badges={(isCritical || priority) && <PriorityBadges priority={priority} isCritical={isCritical} />}
    />
  )
}

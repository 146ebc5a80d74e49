import { CircleAlert } from 'lucide'
import { type Translate, useTranslation } from '@/shared/i18n'
import { formatInstant, formatTime } from '@/shared/lib/date-time'
import { joinParts } from '@/shared/lib/isolate'
import { Badge, type BadgeTone } from '@/shared/ui/badge'
import { ListRow } from '@/shared/ui/list'
import { Instant } from '@/shared/ui/text'
import { messagePreview, type Notification, type Priority } from '../model/notification'

export function NotificationRow({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { t } = useTranslation('notifications')
  const { startsAt, patientName, message, appointmentType, doctorName, priority, isCritical } = notification
  return (
    <ListRow
      button={{ onClick: onOpen, 'aria-haspopup': 'dialog' }}
      lead={<Instant at={startsAt} format={formatTime} missing={t('noTime')} />}
      title={<bdi title={patientName ?? undefined}>{patientName ?? t('unnamedPatient')}</bdi>}
      text={messagePreview(message)}
      detail={joinParts([appointmentType, doctorName], ' · ')}
      badges={(isCritical || priority) && <PriorityBadges priority={priority} isCritical={isCritical} />}
    />
  )
}

const TONES: Record<Priority | 'other', BadgeTone> = { 1: 'neutral', 2: 'warning', 3: 'danger', other: 'neutral' }

/** The text carries the meaning; the colour repeats it. */
export function PriorityBadges({ priority, isCritical }: Pick<Notification, 'priority' | 'isCritical'>) {
  const { t } = useTranslation('common')
  return (
    <>
      {isCritical && (
        <Badge tone="danger" icon={CircleAlert}>
          {t('critical')}
        </Badge>
      )}
      {priority && <Badge tone={TONES[priority]}>{t(`priorities.${priority}`)}</Badge>}
    </>
  )
}

/** The texts of the badges, for `joinParts`. `t` may be that of any first namespace. */
export const priorityLabels = (
  t: (key: 'common:critical' | `common:priorities.${Priority | 'other'}`) => string,
  { isCritical, priority }: Pick<Notification, 'isCritical' | 'priority'>,
) => [isCritical && t('common:critical'), priority && t(`common:priorities.${priority}`)]

/** One text for a row of a list, whose content is a card. */
export function notificationLabel(t: Translate<['notifications', 'common']>, notification: Notification): string {
  const { isVisible, patientName, startsAt, message } = notification
  return joinParts(
    [
      !isVisible && t('hidden'),
      patientName ?? t('unnamedPatient'),
      startsAt && formatInstant(startsAt),
      ...priorityLabels(t, notification),
      messagePreview(message),
    ],
    ', ',
  )
}

import { useUnit } from 'effector-react'
import { CalendarX2, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Notification, NotificationRow, useNotifications } from '@/entities/notification'
import { fold } from '@/shared/lib/fold'
import { $today } from '@/shared/lifecycle'
import { Card } from '@/shared/ui/card'
import { DateField } from '@/shared/ui/date-field'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { ListSkeleton, VirtualList } from '@/shared/ui/list'
import styles from './FollowUp.module.css'

const SKELETON_ROWS = 3
const ROW_HEIGHT = 86

interface PatientNotificationsProps {
  name: string | null
  areRemindersMissing: boolean
}

export function PatientNotifications({ name, areRemindersMissing }: PatientNotificationsProps) {
  const { t } = useTranslation('followUp')
  const today = useUnit($today)
  const [chosen, setChosen] = useState('')
  const day = chosen || today
  return (
    <Card
      title={t('notifications')}
      isFlush
      actions={name && <DateField label={t('day')} className={styles.day} value={day} onValueChange={setChosen} />}
    >
      {name ? (
        <NotificationsOfDay key={day} name={name} day={day} />
      ) : (
        <EmptyState
          icon={UserRoundX}
          title={t('nameUnknown')}
          text={t(areRemindersMissing ? 'nameNotLoadedText' : 'nameUnknownText')}
        />
      )}
    </Card>
  )
}

function NotificationsOfDay({ name, day }: { name: string; day: string }) {
  'use memo'
  const { t } = useTranslation(['followUp', 'notifications'])
  const { data, error, isPending, isFetching, refetch } = useNotifications({
    day,
    priority: null,
    doctor: null,
    patientText: name,
    isOnlyActive: true,
  })
  if (isPending) return <ListSkeleton rows={SKELETON_ROWS} />
  if (!data) {
    const retry = { onRetry: () => void refetch(), isRetrying: isFetching, error }
    return <ErrorState title={t('notifications:error')} {...retry} />
  }
  const ofPatient = data.filter(isAbout(name))
  return (
    <>
      <VirtualList
        items={ofPatient}
        keyOf={({ uuid }) => uuid}
        label={t('followUp:notifications')}
        estimate={ROW_HEIGHT}
        row={(notification) => <NotificationRow notification={notification} />}
        empty={<EmptyState icon={CalendarX2} title={t('followUp:emptyDay')} text={t('followUp:noneOfDayText')} />}
      />
      <p className={styles.note}>{t('followUp:byName')}</p>
    </>
  )
}

/** Notifications have no patient uuid, and the platform's search also matches parts of names. */
const isAbout =
  (name: string) =>
  ({ patientName }: Notification): boolean =>
    fold(patientName ?? '') === fold(name)

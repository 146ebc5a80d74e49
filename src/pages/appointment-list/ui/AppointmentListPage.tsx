import { useUnit } from 'effector-react'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNotifications } from '@/entities/notification'
import { Card } from '@/shared/ui/card'
import { ErrorState } from '@/shared/ui/error-state'
import { listFilters } from '../model/list-filters'
import styles from './AppointmentListPage.module.css'
import { AppointmentList } from './AppointmentList'
import { ListFilters } from './ListFilters'
import { TableSkeleton } from './TableSkeleton'

export function AppointmentListPage() {
  const { t } = useTranslation(['appointments', 'routes'])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('routes:titles.appointments')}</h1>
        <p>{t('appointments:source')}</p>
      </header>
      <ListFilters />
      <AppointmentResults />
    </div>
  )
}

function AppointmentResults() {
  'use memo'
  const { t } = useTranslation(['appointments', 'notifications'])
  const filter = useUnit(listFilters.$applied)
  const { data, error, isError, isFetching, isPaused, isPlaceholderData, refetch } = useNotifications(filter, {
    showsLast: true,
  })
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching && !isPaused, error }
  // An empty list of the previous filter must not show "nothing found" for the new one.
  const isListShown = data && !(isPlaceholderData && data.length === 0)
  if (isListShown) {
    return (
      <div className={styles.results} aria-busy={isPlaceholderData}>
        <AppointmentList notifications={data} filter={filter} stale={isError ? retry : null} />
      </div>
    )
  }
  return (
    <Card isFlush>
      {isPaused && (
        <ErrorState icon={CloudOff} title={t('appointments:offline')} text={t('appointments:offlineText')} {...retry} />
      )}
      {!isPaused && isError && <ErrorState title={t('notifications:error')} {...retry} />}
      {!isPaused && !isError && <TableSkeleton />}
    </Card>
  )
}

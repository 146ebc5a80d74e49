import { useUnit } from 'effector-react'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNotifications } from '@/entities/notification'
import { Card } from '@/shared/ui/card'
import { ErrorState } from '@/shared/ui/error-state'
import { listFilters } from '../model/list-filters'
import styles from './AppointmentListPage.module.css'
import { AppointmentList } from './AppointmentList'
import { TableSkeleton } from './TableSkeleton'

/** What the filters let through, or why there is nothing to show. */
export function AppointmentResults() {
  const { t } = useTranslation(['appointments', 'notifications'])
  const filter = useUnit(listFilters.$applied)
  const { data, isError, isFetching, isPaused, isPlaceholderData, refetch } = useNotifications(filter, {
    showsLast: true,
  })
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching && !isPaused }
  // "Nothing found" is no answer to a question that was not answered yet.
  const isAnswered = data && !(isPlaceholderData && data.length === 0)
  if (isAnswered) {
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

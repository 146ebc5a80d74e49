import { useTranslation } from 'react-i18next'
import type { Day } from '@/shared/lib/day'
import type { CalendarTimes } from '../lib/working-times'
import styles from './CalendarPage.module.css'
import { formatDay } from './calendar-labels'

type CalendarNoticesProps = {
  result: { failedDays: readonly Day[]; isStale: boolean; isError: boolean; data: unknown; refetch: () => void }
  times: { times: CalendarTimes; isPending: boolean; isError: boolean; refetch: () => void }
}

export function CalendarNotices({ result, times }: CalendarNoticesProps) {
  const { t } = useTranslation('calendar')
  if (result.data === undefined) return null
  const { failedDays, isStale } = result
  return (
    <div role="status">
      {failedDays.length > 0 && (
        <Notice onRetry={result.refetch}>{t('someFailed', { days: failedDays.map(formatDay).join(', ') })}</Notice>
      )}
      {isStale && <Notice onRetry={result.refetch}>{t('stale')}</Notice>}
      {times.isError && <Notice onRetry={times.refetch}>{t('hoursFailed')}</Notice>}
      {!times.isError && !times.isPending && times.times.clinic.hours === null && <Notice>{t('hoursUnknown')}</Notice>}
    </div>
  )
}

function Notice({ children, onRetry }: { children: string; onRetry?: () => void }) {
  const { t } = useTranslation('calendar')
  return (
    <p className={styles.notes}>
      {children}
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </p>
  )
}

import { useTranslation } from 'react-i18next'
import type { Day } from '../lib/days'
import type { CalendarTimes } from '../lib/working-times'
import styles from './CalendarPage.module.css'
import { dottedDay } from './format-days'

type CalendarNotesProps = {
  found: { failedDays: readonly Day[]; isStale: boolean; isError: boolean; data: unknown; refetch: () => void }
  times: { times: CalendarTimes; isPending: boolean; isError: boolean; refetch: () => void }
}

/** What is missing or old in what is shown, in a quiet line each. */
export function CalendarNotes({ found, times }: CalendarNotesProps) {
  const { t } = useTranslation('calendar')
  if (found.data === undefined) return null
  const { failedDays, isStale } = found
  return (
    <div role="status">
      {failedDays.length > 0 && (
        <Note onRetry={found.refetch}>{t('someFailed', { days: failedDays.map(dottedDay).join(', ') })}</Note>
      )}
      {isStale && <Note onRetry={found.refetch}>{t('stale')}</Note>}
      {times.isError && <Note onRetry={times.refetch}>{t('hoursFailed')}</Note>}
      {!times.isError && !times.isPending && times.times.clinic.hours === null && <Note>{t('hoursUnknown')}</Note>}
    </div>
  )
}

function Note({ children, onRetry }: { children: string; onRetry?: () => void }) {
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

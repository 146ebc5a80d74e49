import { useTranslation } from '@/shared/i18n'
import { type PatientSearchState, useSearchNotice } from '@/entities/patient'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { Spinner } from '@/shared/ui/icon'
import { Skeleton } from '@/shared/ui/skeleton'
import { TableSkeleton } from '@/shared/ui/table'
import styles from './PatientListPage.module.css'
import tableStyles from './PatientTable.module.css'

interface SearchNoticeProps {
  state: Exclude<PatientSearchState, { status: 'found' }>
  onRetry: () => void
}

export function SearchNotice({ state, onRetry }: SearchNoticeProps) {
  const { t } = useTranslation('search')
  const notice = useSearchNotice(state)
  if (!notice) {
    return (
      <>
        <p className={styles.searching}>
          <Spinner />
          {t('searching')}
        </p>
        <PatientTableSkeleton />
      </>
    )
  }
  if (state.status !== 'failed') return <EmptyState {...notice} />
  return <ErrorState {...notice} error={state.error} {...(state.error.kind !== 'forbidden' && { onRetry })} />
}

const NAME_WIDTHS = ['62%', '48%', '70%', '55%', '66%', '50%']

const PatientTableSkeleton = () => (
  <TableSkeleton
    widths={NAME_WIDTHS}
    tracks="2fr 1.3fr 1.3fr 1.2fr"
    cells={(width) => (
      <>
        <span className={tableStyles.person}>
          <Skeleton shape="circle" width={32} />
          <Skeleton width={width} />
        </span>
        <Skeleton width="70%" />
        <Skeleton width="60%" />
        <Skeleton width="75%" />
      </>
    )}
  />
)

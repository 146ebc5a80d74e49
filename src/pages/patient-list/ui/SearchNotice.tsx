import { useTranslation } from '@/shared/i18n'
import { type PatientSearchState, useSearchNotice } from '@/entities/patient'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { Spinner } from '@/shared/ui/icon'
import styles from './PatientListPage.module.css'
import { PatientTableSkeleton } from './PatientTableSkeleton'

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

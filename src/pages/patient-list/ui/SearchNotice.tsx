import { CloudOff, SearchX, UserRoundSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureHint, type PatientSearchState } from '@/entities/patient'
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
  switch (state.status) {
    case 'hint':
      return <EmptyState icon={UserRoundSearch} title={t('tooShort')} text={t('tooShortHint')} />
    case 'searching':
      return (
        <>
          <p className={styles.searching}>
            <Spinner />
            {t('searching')}
          </p>
          <PatientTableSkeleton />
        </>
      )
    case 'none':
      return <EmptyState icon={SearchX} title={t('noMatch', { term: state.term })} text={t('noMatchHint')} />
    case 'offline':
      return <EmptyState icon={CloudOff} title={t('offline')} text={t('offlineHint')} />
    case 'failed':
      return (
        <ErrorState
          title={t('failed')}
          text={t(failureHint(state.kind))}
          error={state.error}
          {...(state.kind !== 'forbidden' && { onRetry })}
        />
      )
  }
}

import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { type PatientSearchState, useSearchNotice } from '@/entities/patient'
import { columnsInOrder } from '@/shared/columns'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { Spinner } from '@/shared/ui/icon'
import { Skeleton } from '@/shared/ui/skeleton'
import { TableSkeleton } from '@/shared/ui/table'
import { COLUMN_WIDTHS, COLUMNS } from '../lib/columns'
import { columnLayout } from '../model/patient-list'
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
const CELL_WIDTHS = { phone: '70%', birthDate: '60%', citizenshipNumber: '75%' }

function PatientTableSkeleton() {
  const layout = useUnit(columnLayout.$value)
  const columns = columnsInOrder(COLUMNS, layout)
  return (
    <TableSkeleton
      widths={NAME_WIDTHS}
      columns={columns.map((id) => ({ id, width: COLUMN_WIDTHS[id] }))}
      layout={layout}
      cells={(width) =>
        columns.map((id) =>
          id === 'name' ? (
            <span key={id} className={tableStyles.person}>
              <Skeleton shape="circle" width={32} />
              <Skeleton width={width} />
            </span>
          ) : (
            <Skeleton key={id} width={CELL_WIDTHS[id]} />
          ),
        )
      }
    />
  )
}

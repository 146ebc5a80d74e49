import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { NotificationFilterFields, useNotifications } from '@/entities/notification'
import { Card } from '@/shared/ui/card'
import { LoadState } from '@/shared/ui/error-state'
import { FilterDisclosure } from '@/shared/ui/filter-disclosure'
import { PageHeader } from '@/shared/ui/page-header'
import { listFilters } from '../model/appointment-list'
import styles from './AppointmentListPage.module.css'
import { AppointmentList } from './AppointmentList'
import { AppointmentTableSkeleton } from './AppointmentTableSkeleton'

export function AppointmentListPage() {
  const { t } = useTranslation(['notifications', 'routes'])
  return (
    <div className={styles.page}>
      <PageHeader title={t('routes:titles.appointments')} text={t('notifications:source')} />
      <ListFilters />
      <AppointmentResults />
    </div>
  )
}

function ListFilters() {
  const count = useUnit(listFilters.$activeCount)
  return (
    <FilterDisclosure count={count}>
      <Card isFlush className={styles.filters}>
        <NotificationFilterFields filters={listFilters} />
      </Card>
    </FilterDisclosure>
  )
}

function AppointmentResults() {
  'use memo'
  const { t } = useTranslation('notifications')
  const filter = useUnit(listFilters.$applied)
  const query = useNotifications(filter, { keepsPrevious: true })
  const { data, isPlaceholderData } = query
  // Until the rows of a new filter arrive, heading and times are those of the rows shown.
  const [shownFilter, setShownFilter] = useState(filter)
  if (data && !isPlaceholderData && filter !== shownFilter) setShownFilter(filter)
  if (data) {
    return (
      <div className={styles.results} aria-busy={isPlaceholderData}>
        <AppointmentList notifications={data} filter={shownFilter} isOutdated={isPlaceholderData} query={query} />
      </div>
    )
  }
  return (
    <Card isFlush>
      <LoadState title={t('error')} query={query} skeleton={<AppointmentTableSkeleton />} />
    </Card>
  )
}

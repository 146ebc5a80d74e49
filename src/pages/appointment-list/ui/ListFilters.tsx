import { useUnit } from 'effector-react'
import { type NotificationFilter, NotificationFilterFields } from '@/entities/notification'
import { Card } from '@/shared/ui/card'
import { FilterDisclosure } from '@/shared/ui/filter-disclosure'
import { listFilters } from '../model/appointment-list'
import styles from './AppointmentListPage.module.css'

export function ListFilters() {
  const { filter, showsToday } = useUnit({ filter: listFilters.$fieldValues, showsToday: listFilters.$showsToday })
  return (
    <FilterDisclosure count={countActiveFilters(filter, showsToday)}>
      <Card isFlush className={styles.filters}>
        <NotificationFilterFields filters={listFilters} />
      </Card>
    </FilterDisclosure>
  )
}

const countActiveFilters = (filter: NotificationFilter, showsToday: boolean): number =>
  [
    !showsToday,
    filter.priority !== null,
    filter.doctor !== null,
    filter.patientText.trim() !== '',
    !filter.isOnlyActive,
  ].filter(Boolean).length

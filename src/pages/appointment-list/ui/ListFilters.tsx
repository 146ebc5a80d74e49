import { useUnit } from 'effector-react'
import { NotificationFilterFields } from '@/entities/notification'
import { Card } from '@/shared/ui/card'
import { FilterDisclosure } from '@/shared/ui/filter-disclosure'
import { listFilters } from '../model/appointment-list'
import styles from './AppointmentListPage.module.css'

export function ListFilters() {
  const count = useUnit(listFilters.$activeCount)
  return (
    <FilterDisclosure count={count}>
      <Card isFlush className={styles.filters}>
        <NotificationFilterFields filters={listFilters} />
      </Card>
    </FilterDisclosure>
  )
}

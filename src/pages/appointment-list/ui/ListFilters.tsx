import { useUnit } from 'effector-react'
import { SlidersHorizontal } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { type NotificationFilter, NotificationFilterFields } from '@/entities/notification'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { useIsPhone } from '@/shared/ui/use-media-query'
import { listFilters } from '../model/appointment-list'
import styles from './AppointmentListPage.module.css'

export function ListFilters() {
  const { t } = useTranslation(['appointments', 'notifications'])
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const { filter, showsToday } = useUnit({ filter: listFilters.$fieldValues, showsToday: listFilters.$showsToday })
  const count = countActiveFilters(filter, showsToday)
  const fields = (
    <Card isFlush className={styles.filters}>
      <NotificationFilterFields filters={listFilters} />
    </Card>
  )
  // On a phone they open on request, so that the first rows are visible.
  if (!isPhone) return fields
  return (
    <div className={styles.fold}>
      <Button icon={SlidersHorizontal} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {count > 0 ? t('filtersChosen', { count }) : t('notifications:filters.title')}
      </Button>
      {isOpen && fields}
    </div>
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

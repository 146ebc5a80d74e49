import { useTranslation } from 'react-i18next'
import { NotificationFilterFields } from '@/entities/notification'
import { Card } from '@/shared/ui/card'
import { listFilters } from '../model/list-filters'
import styles from './AppointmentListPage.module.css'
import { AppointmentResults } from './AppointmentResults'

/** The appointment notifications as a table: to be sorted, grouped, changed together and taken away. */
export function AppointmentListPage() {
  const { t } = useTranslation(['appointments', 'routes'])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('routes:titles.appointments')}</h1>
        <p>{t('appointments:source')}</p>
      </header>
      <Card isFlush className={styles.filters}>
        <NotificationFilterFields of={listFilters} />
      </Card>
      <AppointmentResults />
    </div>
  )
}

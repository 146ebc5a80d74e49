import { useTranslation } from 'react-i18next'
import styles from './AppointmentListPage.module.css'
import { AppointmentResults } from './AppointmentResults'
import { ListFilters } from './ListFilters'

export function AppointmentListPage() {
  const { t } = useTranslation(['appointments', 'routes'])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('routes:titles.appointments')}</h1>
        <p>{t('appointments:source')}</p>
      </header>
      <ListFilters />
      <AppointmentResults />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Calendar } from './Calendar'
import styles from './CalendarPage.module.css'

export function CalendarPage() {
  const { t } = useTranslation(['calendar', 'routes'])
  return (
    <div className={styles.page} data-calendar="">
      <header className={styles.header}>
        <h1>{t('routes:titles.calendar')}</h1>
        <p>{t('calendar:source')}</p>
      </header>
      <Calendar />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { HelpDesk } from '@/features/browse-help'
import styles from './HelpPage.module.css'
import { SupportCard } from './SupportCard'

/** What is written to be read, and the people behind it. */
export function HelpPage() {
  const { t } = useTranslation(['help', 'routes'])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('routes:titles.help')}</h1>
        <p>{t('help:lead')}</p>
      </header>
      <HelpDesk support={<SupportCard />} />
    </div>
  )
}

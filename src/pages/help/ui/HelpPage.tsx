import { useTranslation } from 'react-i18next'
import { HelpBrowserSlot } from '@/features/browse-help'
import styles from './HelpPage.module.css'
import { SupportCard } from './SupportCard'

export function HelpPage() {
  const { t } = useTranslation(['help', 'routes'])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('routes:titles.help')}</h1>
        <p>{t('help:lead')}</p>
      </header>
      <HelpBrowserSlot support={<SupportCard />} />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { helpBrowser } from '@/features/browse-help'
import { LazySlot } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'
import styles from './HelpPage.module.css'
import { SupportCard } from './SupportCard'

const SKELETON_ROWS = 7

export function HelpPage() {
  const { t } = useTranslation(['help', 'routes'])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('routes:titles.help')}</h1>
        <p>{t('help:lead')}</p>
      </header>
      <LazySlot
        view={helpBrowser}
        props={{ support: <SupportCard /> }}
        placeholder={<ListSkeleton rows={SKELETON_ROWS} isLabelVisible />}
      />
    </div>
  )
}

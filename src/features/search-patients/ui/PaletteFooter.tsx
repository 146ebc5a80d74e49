import { useTranslation } from 'react-i18next'
import { Kbd } from '@/shared/ui/kbd'
import styles from './PaletteFooter.module.css'

/** Hidden from screen readers, which announce the keys of a combobox themselves. */
export function PaletteFooter() {
  const { t } = useTranslation('search')
  return (
    <div className={styles.footer} aria-hidden="true">
      <span>
        <Kbd keys={['↑', '↓']} /> {t('keyMove')}
      </span>
      <span>
        <Kbd keys={['Enter']} /> {t('keyOpen')}
      </span>
      <span>
        <Kbd keys={['Esc']} /> {t('keyClose')}
      </span>
    </div>
  )
}

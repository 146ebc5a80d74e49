import { useTranslation } from 'react-i18next'
import { Kbd } from '@/shared/ui/kbd'
import styles from './PaletteFooter.module.css'

/** What the keys do, for the eye; a screen reader says it by itself at a combobox. */
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

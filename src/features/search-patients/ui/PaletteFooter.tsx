import { useTranslation } from '@/shared/i18n'
import { Kbd } from '@/shared/ui/kbd'
import styles from './PaletteFooter.module.css'

interface PaletteFooterProps {
  /** The active row is a patient. */
  hasActions: boolean
  /** The actions of a patient are shown. */
  areActionsOpen: boolean
}

/** Hidden from screen readers, which announce the keys of a combobox themselves. */
export function PaletteFooter({ hasActions, areActionsOpen }: PaletteFooterProps) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.footer} aria-hidden="true">
      <span>
        <Kbd keys={['↑', '↓']} /> {t('keyMove')}
      </span>
      <span>
        <Kbd keys={['Enter']} /> {t(areActionsOpen ? 'keyChoose' : 'keyOpen')}
      </span>
      {hasActions && (
        <span>
          <Kbd keys={['→']} /> {t('keyActions')}
        </span>
      )}
      <span>
        <Kbd keys={['Esc']} /> {t(areActionsOpen ? 'keyBack' : 'keyClose')}
      </span>
    </div>
  )
}

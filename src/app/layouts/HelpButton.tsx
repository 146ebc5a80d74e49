import { useUnit } from 'effector-react'
import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { supportRequested } from '@/app/wiring/help'
import { IconButton } from '@/shared/ui/icon-button'
import styles from './HelpButton.module.css'

/** Floats over every screen. */
export function HelpButton() {
  const { t } = useTranslation('shell')
  const ask = useUnit(supportRequested)
  return (
    <IconButton
      icon={CircleHelp}
      label={t('help')}
      aria-haspopup="dialog"
      className={styles.button}
      onClick={() => ask()}
    />
  )
}

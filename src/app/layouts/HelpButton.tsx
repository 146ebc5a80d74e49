import { useUnit } from 'effector-react'
import { CircleHelp } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { supportRequested } from '@/features/browse-help'
import { IconButton } from '@/shared/ui/icon-button'
import styles from './HelpButton.module.css'

export function HelpButton() {
  const { t } = useTranslation('shell')
  const requestSupport = useUnit(supportRequested)
  return (
    <IconButton
      icon={CircleHelp}
      label={t('help')}
      aria-haspopup="dialog"
      className={styles.help}
      onClick={() => requestSupport()}
    />
  )
}

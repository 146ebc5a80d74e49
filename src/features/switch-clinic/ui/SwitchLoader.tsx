import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { Modal } from '@/shared/ui/modal'
import { Spinner } from '@/shared/ui/icon'
import { $isSwitching } from '../model/first-screen-state'
import styles from './SwitchLoader.module.css'

/** Covers the page until the reload, so that data of the old clinic can be neither seen nor used. */
export function SwitchLoader() {
  const { t } = useTranslation('clinic')
  const isSwitching = useUnit($isSwitching)
  return (
    <Modal isOpen={isSwitching} onClose={null} className={styles.loader} aria-label={t('switching')}>
      <Spinner size={32} />
      <p className={styles.text}>{t('switching')}</p>
    </Modal>
  )
}

import { useUnit } from 'effector-react'
import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { $connection, retryRequested } from '../../model/call'
import styles from './CallErrorPanel.module.css'

export function CallErrorPanel() {
  const { t } = useTranslation('call')
  const { connection, retry } = useUnit({ connection: $connection, retry: retryRequested })
  const isLostRepeatedly = connection.status === 'failed' && connection.error.code === 'lost-repeatedly'
  return (
    <div role="alert" className={styles.failed}>
      <Icon icon={WifiOff} size={32} className={styles.icon} />
      <p className={styles.title}>{t('failed.title')}</p>
      <p className={styles.text}>{t('failed.text')}</p>
      {isLostRepeatedly && <p className={styles.text}>{t('failed.lostRepeatedly')}</p>}
      <Button variant="primary" onClick={() => retry()}>
        {t('failed.retry')}
      </Button>
    </div>
  )
}

import { useUnit } from 'effector-react'
import { WifiOff } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { $connection } from '../../model/call'
import { retryRequested } from '../../model/call-state'
import styles from './CallErrorPanel.module.css'

export function CallErrorPanel() {
  const { t } = useTranslation('call')
  const { connection, retry } = useUnit({ connection: $connection, retry: retryRequested })
  const isLostRepeatedly = connection.status === 'failed' && connection.error.code === 'lost-repeatedly'
  return (
    <div ref={restoreFocusOnRemoval} role="alert" className={styles.failed}>
      <Icon icon={WifiOff} size={32} className={styles.errorIcon} />
      <p className={styles.errorTitle}>{t('failed.title')}</p>
      <p className={styles.errorText}>{t('failed.text')}</p>
      {isLostRepeatedly && <p className={styles.errorText}>{t('failed.lostRepeatedly')}</p>}
      <Button variant="primary" onClick={() => retry()}>
        {t('failed.retry')}
      </Button>
    </div>
  )
}

import { useUnit } from 'effector-react'
import { WifiOff } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { isNetworkError } from '../../lib/signaling/call-error'
import { $connection } from '../../model/call'
import { retryRequested } from '../../model/call-state'
import { CALL_TEXTS } from '../../model/call-toasts'
import styles from './CallErrorPanel.module.css'

export function CallErrorPanel() {
  const { t } = useTranslation(['call', 'toasts'])
  const { connection, retry } = useUnit({ connection: $connection, retry: retryRequested })
  const error = connection.status === 'failed' ? connection.error : null
  const reason = error && !isNetworkError(error) && CALL_TEXTS[error.code]
  return (
    <div ref={restoreFocusOnRemoval} role="alert" className={styles.failed}>
      <Icon icon={WifiOff} size={32} className={styles.errorIcon} />
      <p className={styles.errorTitle}>{t('failed.title')}</p>
      <p className={styles.errorText}>{t('failed.text')}</p>
      {error?.code === 'lost-repeatedly' && <p className={styles.errorText}>{t('failed.lostRepeatedly')}</p>}
      {reason && <p className={styles.errorText}>{t(`toasts:${reason}`)}</p>}
      <Button variant="primary" onClick={() => retry()}>
        {t('failed.retry')}
      </Button>
    </div>
  )
}

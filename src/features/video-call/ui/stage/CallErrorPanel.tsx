import { useUnit } from 'effector-react'
import { WifiOff } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { type CallError, isNetworkError } from '../../lib/signaling/call-error'
import { $connection } from '../../model/call'
import { retryRequested } from '../../model/call-state'
import { CALL_TEXTS } from '../../model/call-toasts'
import styles from './CallErrorPanel.module.css'

export function CallErrorPanel() {
  const { t } = useTranslation(['call', 'common'])
  const { connection, retry } = useUnit({ connection: $connection, retry: retryRequested })
  const reason = useReason(connection.status === 'failed' ? connection.error : null)
  return (
    <div ref={restoreFocusOnRemoval} role="alert" className={styles.failed}>
      <Icon icon={WifiOff} size={32} className={styles.errorIcon} />
      <p className={styles.errorTitle}>{t('failed.title')}</p>
      <p className={styles.errorText}>{t('failed.text')}</p>
      {reason !== null && <p className={styles.errorText}>{reason}</p>}
      <Button variant="primary" onClick={() => retry()}>
        {t('common:retry')}
      </Button>
    </div>
  )
}

/** Null for a plain connection error, which the texts of the specification describe. */
function useReason(error: CallError | null): string | null {
  const { t } = useTranslation(['call', 'toasts'])
  if (error === null) return null
  if (error.code === 'lost-repeatedly') return t('call:failed.lostRepeatedly')
  if (isNetworkError(error)) return null
  const key = CALL_TEXTS[error.code]
  return key ? t(`toasts:${key}`) : t('toasts:callConnectionFailed', { reason: error.detail })
}

import { useUnit } from 'effector-react'
import { WifiOff } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { $liveStatus, liveRetryRequested } from '@/shared/realtime'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { PageBanner } from '@/shared/ui/page-banner'
import { $isConnectionLost } from '../model/connection-watch'
import styles from './ConnectionStatus.module.css'

export function ConnectionBanner() {
  const { t } = useTranslation('connection')
  const { isLost, retry } = useUnit({ isLost: $isConnectionLost, retry: liveRetryRequested })
  return <PageBanner icon={WifiOff} text={isLost ? t('missed') : null} action={t('retry')} onAction={() => retry()} />
}

/** Status of the live connection: a dot while connected, a ring otherwise, and a text for screen readers. */
export function ConnectionIndicator() {
  const { t } = useTranslation('connection')
  const status = useUnit($liveStatus)
  // Keeps its space, so that the layout does not shift when the channel opens.
  if (status === 'closed') return <span className={styles.indicator} data-status={status} />
  const label = t(`status.${status}`)
  return (
    <span className={styles.indicator} data-status={status} title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

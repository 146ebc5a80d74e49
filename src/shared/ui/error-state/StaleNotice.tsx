import { CloudAlert } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { retryAt } from '@/shared/api'
import { CountdownButton } from '../button'
import { restoreFocusOnRemoval } from '../focus'
import { Icon } from '../icon'
import { LiveRegion } from '../live-region'
import styles from './StaleNotice.module.css'

interface StaleNoticeProps {
  error: unknown
  refetch: () => unknown
  isRetrying: boolean
}

/** Above a list whose refresh has failed. */
export function StaleNotice({ error, refetch, isRetrying }: StaleNoticeProps) {
  const { t } = useTranslation('common')
  return (
    <div ref={restoreFocusOnRemoval} className={styles.notice}>
      <Icon icon={CloudAlert} size={18} />
      <p>{t('stale')}</p>
      <CountdownButton size="s" isLoading={isRetrying} waitUntil={retryAt(error)} onClick={() => void refetch()}>
        {t('retry')}
      </CountdownButton>
      <LiveRegion message={t('stale')} />
    </div>
  )
}

import { CloudAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button'
import { restoreFocusOnRemoval } from '../focus'
import { Icon } from '../icon'
import styles from './StaleNotice.module.css'

/** Above a list whose refresh has failed. */
export function StaleNotice({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation('common')
  return (
    <div ref={restoreFocusOnRemoval} role="status" className={styles.notice}>
      <Icon icon={CloudAlert} size={18} />
      <p>{t('stale')}</p>
      <Button size="s" isLoading={isRetrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}

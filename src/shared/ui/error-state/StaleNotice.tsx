import { CloudAlert } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { retryAt } from '@/shared/api'
import { CountdownButton } from '../button'
import { restoreFocusOnRemoval } from '../focus'
import { Icon } from '../icon'
import { LiveRegion } from '../live-region'
import { useQueryDefectReport } from '../use-defect-report'
import styles from './StaleNotice.module.css'

interface StaleNoticeProps {
  /** Names the list where a card has several. */
  text?: string
  query: { data: unknown; isError: boolean; error: unknown; isRetrying: boolean; refetch: () => unknown }
}

/** The refresh of the list has failed; the last one is shown. */
export const isStale = ({ data, isError }: Pick<StaleNoticeProps['query'], 'data' | 'isError'>): boolean =>
  isError && data !== undefined

/** Shown above a list whose refresh has failed; renders nothing otherwise. */
export function StaleNotice({ text, query }: StaleNoticeProps) {
  const { t } = useTranslation('common')
  useQueryDefectReport(query.error)
  const message = text ?? t('stale')
  if (!isStale(query)) return null
  return (
    <div ref={restoreFocusOnRemoval} className={styles.notice}>
      <Icon icon={CloudAlert} size={18} />
      <p>{message}</p>
      <CountdownButton
        size="s"
        isLoading={query.isRetrying}
        retryAt={retryAt(query.error)}
        onClick={() => void query.refetch()}
      >
        {t('retry')}
      </CountdownButton>
      <LiveRegion message={message} />
    </div>
  )
}

import type { ReactNode } from 'react'
import { retryAt } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { CountdownButton } from '../button'
import { classNames } from '../class-names'
import { restoreFocusOnRemoval } from '../focus'
import { useQueryDefectReport } from '../use-defect-report'
import styles from './RetryNotice.module.css'

interface RetryNoticeProps {
  children: ReactNode
  query: { error: unknown; isRetrying?: boolean; refetch: () => unknown }
  className?: string | undefined
}

/** One line in place of a part that could not be loaded. The caller decides whether it is announced. */
export function RetryNotice({ children, query, className }: RetryNoticeProps) {
  const { t } = useTranslation('common')
  useQueryDefectReport(query.error)
  return (
    // A retry removes the button that has the focus.
    <span ref={restoreFocusOnRemoval} className={classNames(styles.notice, className)}>
      {children}
      <CountdownButton
        variant="ghost"
        size="s"
        className={styles.retry}
        isLoading={query.isRetrying ?? false}
        retryAt={retryAt(query.error)}
        onClick={() => void query.refetch()}
      >
        {t('retry')}
      </CountdownButton>
    </span>
  )
}

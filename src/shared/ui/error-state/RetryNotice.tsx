import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { classNames } from '../class-names'
import { restoreFocusOnRemoval } from '../focus'
import styles from './RetryNotice.module.css'

type RetryNoticeProps = { children: ReactNode; onRetry: () => unknown; className?: string | undefined }

/** One line in place of a part that could not be loaded. The caller decides whether it is announced. */
export function RetryNotice({ children, onRetry, className }: RetryNoticeProps) {
  const { t } = useTranslation('common')
  return (
    // A retry removes the button that has the focus.
    <span ref={restoreFocusOnRemoval} className={classNames(styles.notice, className)}>
      {children}
      <button type="button" className={styles.retry} onClick={() => void onRetry()}>
        {t('retry')}
      </button>
    </span>
  )
}

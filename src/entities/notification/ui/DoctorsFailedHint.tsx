import { useTranslation } from '@/shared/i18n'
import { RetryNotice } from '@/shared/ui/error-state'
import styles from './DoctorsFailedHint.module.css'

/** Hint of a doctor filter whose list could not be loaded. */
export function DoctorsFailedHint({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation('notifications')
  return (
    <RetryNotice className={styles.failed} onRetry={onRetry}>
      {t('filters.doctorsFailed')}
    </RetryNotice>
  )
}

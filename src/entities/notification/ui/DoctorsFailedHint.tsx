import type { ComponentProps } from 'react'
import { useTranslation } from '@/shared/i18n'
import { RetryNotice } from '@/shared/ui/error-state'
import styles from './DoctorsFailedHint.module.css'

/** Hint of a doctor filter whose list could not be loaded. */
export function DoctorsFailedHint({ query }: Pick<ComponentProps<typeof RetryNotice>, 'query'>) {
  const { t } = useTranslation('notifications')
  return (
    <RetryNotice className={styles.failed} query={query}>
      {t('filters.doctorsFailed')}
    </RetryNotice>
  )
}

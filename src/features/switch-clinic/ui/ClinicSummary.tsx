import { RotateCw } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import type { Company, useCompanies } from '@/entities/company'
import { retryAt } from '@/shared/api'
import { Avatar } from '@/shared/ui/avatar'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Spinner } from '@/shared/ui/icon'
import { CountdownIconButton } from '@/shared/ui/icon-button'
import { LiveRegion } from '@/shared/ui/live-region'
import { Skeleton } from '@/shared/ui/skeleton'
import { TruncatedText } from '@/shared/ui/text'
import { useQueryDefectReport } from '@/shared/ui/use-defect-report'
import type { ClinicPickerVariant } from './ClinicPicker'
import styles from './ClinicSummary.module.css'

interface ClinicSummaryProps {
  clinic: Company
  hasTransactions: boolean
  variant: ClinicPickerVariant
  /** Another clinic is chosen, and its switch has not started. */
  isChangePending: boolean
}

export function ClinicSummary({ clinic, hasTransactions, variant, isChangePending }: ClinicSummaryProps) {
  const { t } = useTranslation('clinic')
  const name = clinic.name ?? t('unnamed')
  return (
    <span className={styles.clinic} data-compact={variant === 'compact' || undefined}>
      {isChangePending ? (
        <span className={styles.pending}>
          <Spinner size={32} />
        </span>
      ) : (
        <Avatar name={name} hasRing={hasTransactions} />
      )}
      <span className={styles.text}>
        <span className={styles.label}>{t(isChangePending ? 'switching' : 'active')}</span>
        <TruncatedText lines={variant === 'bar' ? 1 : 2} className={styles.name} isShownOnFocus>
          {name}
        </TruncatedText>
      </span>
    </span>
  )
}

export function ClinicSummarySkeleton() {
  return (
    <div className={styles.clinic}>
      <Skeleton shape="circle" width={36} />
      <div className={styles.loading}>
        <Skeleton width={80} height="0.625rem" />
        <Skeleton width={140} />
      </div>
    </div>
  )
}

interface ClinicErrorProps {
  query: Pick<ReturnType<typeof useCompanies>, 'isPaused' | 'error' | 'refetch'>
  isCompact: boolean
}

export function ClinicError({ query, isCompact }: ClinicErrorProps) {
  const { t } = useTranslation(['clinic', 'common'])
  useQueryDefectReport(query.error)
  const message = t(query.isPaused ? 'common:offline' : 'clinic:error')
  return (
    <div ref={restoreFocusOnRemoval} className={styles.clinic}>
      {/* The label names the error too, because the collapsed menu has no room for the text. */}
      <CountdownIconButton
        icon={RotateCw}
        label={`${message}. ${t('common:retry')}`}
        retryAt={retryAt(query.error)}
        onClick={() => void query.refetch()}
      />
      {!isCompact && <p>{message}</p>}
      <LiveRegion message={message} />
    </div>
  )
}

import { RotateCw } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import type { Company } from '@/entities/company'
import { Avatar } from '@/shared/ui/avatar'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Spinner } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'
import { LiveRegion } from '@/shared/ui/live-region'
import { Skeleton } from '@/shared/ui/skeleton'
import { TruncatedText } from '@/shared/ui/text'
import styles from './ClinicSummary.module.css'

type ClinicSummaryProps = {
  clinic: Company
  hasTransactions: boolean
  isCompact: boolean
  /** Another clinic is chosen, and its switch has not started. */
  isChangePending: boolean
}

export function ClinicSummary({ clinic, hasTransactions, isCompact, isChangePending }: ClinicSummaryProps) {
  const { t } = useTranslation('clinic')
  const name = clinic.name ?? t('unnamed')
  return (
    <span className={styles.clinic} data-compact={isCompact || undefined}>
      {isChangePending ? (
        <span className={styles.pending}>
          <Spinner size={32} />
        </span>
      ) : (
        <Avatar name={name} hasRing={hasTransactions} />
      )}
      <span className={styles.text}>
        <span className={styles.label}>{t(isChangePending ? 'switching' : 'active')}</span>
        <TruncatedText className={styles.name} isShownOnFocus>
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

export function ClinicError({ isCompact, onRetry }: { isCompact: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['clinic', 'common'])
  return (
    <div ref={restoreFocusOnRemoval} className={styles.clinic}>
      {/* The label names the error too, because the collapsed menu has no room for the text. */}
      <IconButton icon={RotateCw} label={`${t('error')}. ${t('common:retry')}`} onClick={onRetry} />
      {!isCompact && <p>{t('error')}</p>}
      <LiveRegion message={t('error')} />
    </div>
  )
}

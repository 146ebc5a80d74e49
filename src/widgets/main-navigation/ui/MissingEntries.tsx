import { RotateCw } from 'lucide'
import { retryAt } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { CountdownButton } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Spinner } from '@/shared/ui/icon'
import { CountdownIconButton } from '@/shared/ui/icon-button'
import { LiveRegion } from '@/shared/ui/live-region'
import { useQueryDefectReport } from '@/shared/ui/use-defect-report'
import type { MenuFailure } from '../lib/navigation-item'
import styles from './MissingEntries.module.css'

interface MissingEntriesProps {
  failure: MenuFailure
  isCompact?: boolean
}

/** Says why entries are missing: the permissions of the user are unknown. */
export function MissingEntries({ failure, isCompact = false }: MissingEntriesProps) {
  const { t } = useTranslation(['shell', 'common'])
  useQueryDefectReport(failure.error)
  return (
    <div ref={restoreFocusOnRemoval} className={styles.notice} data-compact={isCompact || undefined}>
      {isCompact ? (
        <CountdownIconButton
          icon={RotateCw}
          label={`${t('shell:menuIncomplete')} ${t('common:retry')}`}
          retryAt={retryAt(failure.error)}
          aria-busy={failure.isRetrying || undefined}
          onClick={() => void failure.refetch()}
        >
          {failure.isRetrying ? <Spinner /> : null}
        </CountdownIconButton>
      ) : (
        <>
          <p>{t('shell:menuIncomplete')}</p>
          <CountdownButton
            size="s"
            icon={RotateCw}
            isLoading={failure.isRetrying ?? false}
            retryAt={retryAt(failure.error)}
            onClick={() => void failure.refetch()}
          >
            {t('common:retry')}
          </CountdownButton>
        </>
      )}
      <LiveRegion message={t('shell:menuIncomplete')} />
    </div>
  )
}

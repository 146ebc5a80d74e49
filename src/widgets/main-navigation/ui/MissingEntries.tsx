import { RotateCw } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { IconButton } from '@/shared/ui/icon-button'
import { LiveRegion } from '@/shared/ui/live-region'
import styles from './MissingEntries.module.css'

type MissingEntriesProps = {
  onRetry: () => void
  isCompact?: boolean
}

/** Says why entries are missing: the permissions of the user are unknown. */
export function MissingEntries({ onRetry, isCompact = false }: MissingEntriesProps) {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <div ref={restoreFocusOnRemoval} className={styles.notice} data-compact={isCompact || undefined}>
      {isCompact ? (
        <IconButton icon={RotateCw} label={`${t('shell:menuIncomplete')} ${t('common:retry')}`} onClick={onRetry} />
      ) : (
        <>
          <p>{t('shell:menuIncomplete')}</p>
          <Button size="s" icon={RotateCw} onClick={onRetry}>
            {t('common:retry')}
          </Button>
        </>
      )}
      <LiveRegion message={t('shell:menuIncomplete')} />
    </div>
  )
}

import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import styles from './FeaturedUnavailable.module.css'

export interface FeaturedState {
  isUnknown: boolean
  isLoading: boolean
  fetch: () => Promise<unknown>
}

type FeaturedUnavailableProps = {
  featured: FeaturedState
  onRetry: () => void
  onLeave: () => void
}

/** Hint above a list in which featured articles are not separated. */
export function FeaturedUnavailable({ featured, onRetry, onLeave }: FeaturedUnavailableProps) {
  const { t } = useTranslation(['help', 'common'])
  const retry = () => {
    onRetry()
    void featured.fetch()
  }
  return (
    <div className={styles.notice}>
      <p role="status">{t('help:featuredError')}</p>
      <Button variant="ghost" size="s" icon={RotateCw} isLoading={featured.isLoading} onClick={retry} onBlur={onLeave}>
        {t('common:retry')}
      </Button>
    </div>
  )
}

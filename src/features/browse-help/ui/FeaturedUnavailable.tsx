import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import styles from './FeaturedUnavailable.module.css'

export interface FeaturedState {
  /** Nobody knows which articles are featured. */
  isUnknown: boolean
  isLoading: boolean
  fetch: () => Promise<unknown>
}

type FeaturedUnavailableProps = {
  featured: FeaturedState
  onRetry: () => void
  /** The keyboard has gone somewhere else meanwhile. */
  onLeave: () => void
}

/** Above a list that has all articles, but not those first which matter most. */
export function FeaturedUnavailable({ featured, onRetry, onLeave }: FeaturedUnavailableProps) {
  const { t } = useTranslation(['help', 'common'])
  const ask = () => {
    onRetry()
    void featured.fetch()
  }
  return (
    <div className={styles.line}>
      <p role="status">{t('help:featuredError')}</p>
      <Button variant="ghost" size="s" icon={RotateCw} isLoading={featured.isLoading} onClick={ask} onBlur={onLeave}>
        {t('common:retry')}
      </Button>
    </div>
  )
}

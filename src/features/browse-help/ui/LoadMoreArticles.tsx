import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import styles from './LoadMoreArticles.module.css'

export interface NextPage {
  hasNextPage: boolean
  isLoading: boolean
  hasFailed: boolean
  /** The request is paused and continues when the browser is online. */
  isOffline: boolean
  fetch: () => Promise<unknown>
}

type MoreArticlesProps = {
  more: NextPage
  onLoad: () => void
  onLeave: () => void
}

export function LoadMoreArticles({ more, onLoad, onLeave }: MoreArticlesProps) {
  const { t } = useTranslation(['help', 'common'])
  const hasFailed = more.hasFailed && !more.isLoading
  if (!more.hasNextPage) return null
  const load = () => {
    onLoad()
    void more.fetch()
  }
  return (
    <div className={styles.more}>
      <div role="alert">
        {hasFailed && !more.isOffline && (
          <p className={styles.failed}>
            <Icon icon={CircleAlert} size={16} />
            {t('help:moreError')}
          </p>
        )}
      </div>
      <p role="status" className={styles.offline}>
        {more.isOffline && t('help:moreOffline')}
      </p>
      <Button isLoading={more.isLoading} onClick={load} onBlur={onLeave}>
        {hasFailed ? t('common:retry') : t('help:more')}
      </Button>
    </div>
  )
}

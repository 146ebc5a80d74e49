import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnline, reloadPage } from '@/shared/browser'
import type { LazyView } from '@/shared/lib/lazy-view'
import { isChunkLoadFailure } from '@/shared/lifecycle'
import { ErrorState } from '../error-state'
import { Spinner } from '../spinner'
import styles from './LazySlot.module.css'

type LoadingFallbackProps<Props> = {
  view: LazyView<Props>
  /** Where the place knows what is missing, it says so in its own words. */
  failedTitle?: string
  failedText?: string
  /** What stands here while nothing has failed. */
  placeholder?: ReactNode
}

/** Where a late part will be, as soon as its code is there. */
export function LazySlot<Props extends object>({ props, ...rest }: LoadingFallbackProps<Props> & { props: Props }) {
  const { View } = useUnit({ View: rest.view.$view })
  return View ? <View {...props} /> : <LoadingFallback {...rest} />
}

/** The code has not come yet, or could not come, and can be asked for again. */
export function LoadingFallback<Props>({ view, failedTitle, failedText, placeholder }: LoadingFallbackProps<Props>) {
  const { t } = useTranslation(['startUp', 'common'])
  const { failure, retry } = useUnit({ failure: view.$failure, retry: view.prefetched })
  if (failure === null) {
    return (
      placeholder ?? (
        <div className={styles.waiting}>
          <Spinner size={32} label={t('common:loading')} />
        </div>
      )
    )
  }
  // After a deployment the old files are gone: only a new page brings the new ones.
  const isOutdated = isChunkLoadFailure(failure) && isOnline()
  if (isOutdated) {
    return (
      <ErrorState
        title={t('updateTitle')}
        text={t('updateText')}
        retryLabel={t('startUp:reload')}
        onRetry={reloadPage}
      />
    )
  }
  return (
    <ErrorState
      title={failedTitle ?? t('unreachableTitle')}
      text={failedText ?? t('unreachableText')}
      onRetry={() => retry()}
    />
  )
}

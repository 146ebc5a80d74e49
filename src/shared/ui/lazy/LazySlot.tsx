import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadPage } from '@/shared/browser'
import type { LazyView } from '@/shared/lib/lazy-view'
import { ChunkLoadFailure } from '@/shared/lifecycle'
import { ErrorState } from '../error-state'
import { Spinner } from '../spinner'
import { useRetryWhenLoadable } from './use-retry-when-loadable'
import styles from './LazySlot.module.css'

type LoadingFallbackProps<Props> = {
  view: LazyView<Props>
  failedTitle?: string
  failedText?: string
  placeholder?: ReactNode
}

export function LazySlot<Props extends object>({ props, ...rest }: LoadingFallbackProps<Props> & { props: Props }) {
  const { View } = useUnit({ View: rest.view.$view })
  return View ? <View {...props} /> : <LoadingFallback {...rest} />
}

export function LoadingFallback<Props>({ view, failedTitle, failedText, placeholder }: LoadingFallbackProps<Props>) {
  const { t } = useTranslation(['startUp', 'common'])
  const { failure, retry } = useUnit({ failure: view.$failure, retry: view.prefetched })
  const missing = failure instanceof ChunkLoadFailure ? failure : null
  const isOutdated = missing?.isOutdated === true
  useRetryWhenLoadable(isOutdated ? null : missing, retry)
  if (failure === null) {
    return (
      placeholder ?? (
        <div className={styles.waiting}>
          <Spinner size={32} label={t('common:loading')} />
        </div>
      )
    )
  }
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

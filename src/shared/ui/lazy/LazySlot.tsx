import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnline, reloadPage } from '@/shared/browser'
import type { LateView } from '@/shared/lib/lazy-view'
import { isChunkLoadFailure } from '@/shared/lifecycle'
import { ErrorState } from '../error-state'
import { Spinner } from '../spinner'
import styles from './LazySlot.module.css'

type OnItsWayProps<Props> = {
  of: LateView<Props>
  /** Where the place knows what is missing, it says so in its own words. */
  failedTitle?: string
  failedText?: string
  /** What stands here while nothing has failed. */
  waiting?: ReactNode
}

/** Where a late part will be, as soon as its code is there. */
export function LateSlot<Props extends object>({ props, ...rest }: OnItsWayProps<Props> & { props: Props }) {
  const { View } = useUnit({ View: rest.of.$view })
  return View ? <View {...props} /> : <OnItsWay {...rest} />
}

/** The code has not come yet, or could not come, and can be asked for again. */
export function OnItsWay<Props>({ of, failedTitle, failedText, waiting }: OnItsWayProps<Props>) {
  const { t } = useTranslation(['startUp', 'common'])
  const { failure, retry } = useUnit({ failure: of.$failure, retry: of.prefetched })
  if (failure === null) {
    return (
      waiting ?? (
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

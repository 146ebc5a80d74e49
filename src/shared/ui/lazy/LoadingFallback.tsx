import { useUnit } from 'effector-react'
import type { FlatNamespace } from 'i18next'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { type Translate, useTranslation } from '@/shared/i18n'
import { $isReloadPending, FileLoadError, onLoadable, reloadRequested } from '@/shared/lifecycle'
import { RenderError } from '../error-boundary'
import { ErrorState } from '../error-state'
import { Spinner } from '../icon'
import { useDefectReport } from '../use-defect-report'
import styles from './LoadingFallback.module.css'

type Text = (t: Translate<FlatNamespace[]>) => string

export interface FallbackOptions {
  /** Shown while loading: a spinner by default, nothing if null. */
  placeholder?: ReactNode
  failedTitle?: Text
  failedText?: Text
  /** Renders nothing, neither while loading nor after a failure. */
  isSilent?: boolean
}

interface LoadingFallbackProps extends FallbackOptions {
  error: Error | null
  onRetry: () => void
}

/** Shown in place of lazy code: loading, failed, of a version that is no longer deployed, or with a defect. */
export function LoadingFallback({
  error,
  onRetry,
  placeholder,
  isSilent = false,
  failedTitle = (t) => t('startUp:unreachableTitle'),
  failedText = (t) => t('startUp:unreachableText'),
}: LoadingFallbackProps) {
  const { t } = useTranslation<FlatNamespace[]>()
  const { isReloadPending, reload } = useUnit({ isReloadPending: $isReloadPending, reload: reloadRequested })
  const loadFailure = error instanceof FileLoadError ? error : null
  const isOutdated = loadFailure?.isOutdated === true
  useDefectReport(loadFailure === null ? error : null)
  useRetryWhenLoadable(isOutdated ? null : loadFailure, onRetry)
  if (isSilent) return null
  if (error === null) {
    if (placeholder !== undefined) return placeholder
    return (
      <div className={styles.waiting}>
        <Spinner size={32} label={t('common:loading')} />
      </div>
    )
  }
  if (loadFailure === null) return <RenderError onRetry={onRetry} />
  if (isOutdated) {
    return (
      <ErrorState
        title={t('startUp:updateTitle')}
        text={t('startUp:updateText')}
        retryLabel={t('startUp:reload')}
        isRetrying={isReloadPending}
        onRetry={() => reload()}
      />
    )
  }
  return <ErrorState title={failedTitle(t)} text={failedText(t)} onRetry={onRetry} />
}

/** Retries once the missing file can be loaded; only while the failure is shown. */
export function useRetryWhenLoadable(loadFailure: { url: string } | null, retry: () => void): void {
  const onReturn = useEffectEvent(retry)
  useEffect(() => (loadFailure === null ? undefined : onLoadable(loadFailure.url, onReturn)), [loadFailure])
}

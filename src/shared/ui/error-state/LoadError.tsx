import { CloudOff } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useQueryDefectReport } from '../use-defect-report'
import { ErrorState } from './ErrorState'

interface LoadErrorProps {
  title: string
  text?: string
  /** A paused request continues when the browser is online. */
  query: { isPaused: boolean; error: unknown; isRetrying?: boolean; refetch: () => unknown }
  variant?: 'page' | 'section'
  /** False if a toast announces the failure. A paused request has no toast. */
  isFailureAnnounced?: boolean
}

/** In place of data that have not been loaded; data of an earlier response stay with a `StaleNotice`. */
export function LoadError({ title, text, query, variant = 'section', isFailureAnnounced = true }: LoadErrorProps) {
  const { t } = useTranslation('common')
  const { error, isRetrying = false, refetch } = query
  useQueryDefectReport(error)
  const shared = { onRetry: () => void refetch(), error, isRetrying, variant }
  if (query.isPaused) return <ErrorState icon={CloudOff} title={t('offline')} text={t('offlineText')} {...shared} />
  return <ErrorState title={title} text={text} isAnnounced={isFailureAnnounced} {...shared} />
}

type LoadStateProps = LoadErrorProps & {
  query: { isError: boolean }
  skeleton: ReactNode
}

/** In place of data that have not been loaded: the skeleton until their request fails or waits for the connection. */
export function LoadState({ skeleton, ...error }: LoadStateProps) {
  return error.query.isError || error.query.isPaused ? <LoadError {...error} /> : skeleton
}

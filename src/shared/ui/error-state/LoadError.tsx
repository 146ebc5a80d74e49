import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from './ErrorState'

type LoadErrorProps = {
  title: string
  /** The request is paused and continues when the browser is online. */
  isOffline: boolean
  error: unknown
  refetch: () => unknown
}

/** In place of data that have not been loaded; data of an earlier response stay with a `StaleNotice`. */
export function LoadError({ title, isOffline, error, refetch }: LoadErrorProps) {
  const { t } = useTranslation('common')
  const retry = { onRetry: () => void refetch(), error }
  if (isOffline) return <ErrorState icon={CloudOff} title={t('offline')} text={t('offlineText')} {...retry} />
  return <ErrorState title={title} {...retry} />
}

import { CloudOff } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { ErrorState } from './ErrorState'

type LoadErrorProps = {
  title: string
  text?: string
  /** The request is paused and continues when the browser is online. */
  isOffline: boolean
  error: unknown
  refetch: () => unknown
  variant?: 'page' | 'section'
}

/** In place of data that have not been loaded; data of an earlier response stay with a `StaleNotice`. */
export function LoadError({ title, text, isOffline, error, refetch, variant = 'section' }: LoadErrorProps) {
  const { t } = useTranslation('common')
  const shared = { onRetry: () => void refetch(), error, variant }
  if (isOffline) return <ErrorState icon={CloudOff} title={t('offline')} text={t('offlineText')} {...shared} />
  return <ErrorState title={title} text={text} {...shared} />
}

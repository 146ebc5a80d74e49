import { CircleAlert, type LucideIcon, RefreshCw, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { isOnline, reloadPage } from '@/shared/browser'
import { isChunkLoadFailure } from '@/shared/lifecycle'
import { ErrorState } from '@/shared/ui/error-state'

type Failure = 'unreachable' | 'update' | 'crash'

const ICONS: Record<Failure, LucideIcon> = { unreachable: WifiOff, update: RefreshCw, crash: CircleAlert }

/** The error boundary of every screen: its code could not be fetched, there is a new version, or rendering broke. */
export function RouteErrorBoundary() {
  const { t } = useTranslation('startUp')
  const { revalidate, state } = useRevalidator()
  const failure = classifyError(useRouteError())
  // Offline, a reload would end at the browser's own error page; asking again keeps the portal.
  const isRetryable = failure === 'unreachable'
  return (
    <main id="main" tabIndex={-1}>
      <ErrorState
        scope="page"
        icon={ICONS[failure]}
        title={t(`${failure}Title`)}
        text={t(`${failure}Text`)}
        retryLabel={isRetryable ? t('retry') : t('reload')}
        isRetrying={state === 'loading'}
        onRetry={() => (isRetryable ? void revalidate() : reloadPage())}
      />
    </main>
  )
}

function classifyError(error: unknown): Failure {
  if (!isChunkLoadFailure(error)) return 'crash'
  return isOnline() ? 'update' : 'unreachable'
}

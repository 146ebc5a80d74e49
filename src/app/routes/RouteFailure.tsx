import { useUnit } from 'effector-react'
import { CircleAlert, type IconNode, RefreshCw, WifiOff } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { useRevalidator } from 'react-router-dom'
import { $isReloadPending, FileLoadError, reloadRequested } from '@/shared/lifecycle'
import { ErrorState } from '@/shared/ui/error-state'
import { useRetryWhenLoadable } from '@/shared/ui/lazy'
import { useDefectReport } from '@/shared/ui/use-defect-report'

type Failure = 'unreachable' | 'update' | 'crash'

const ICONS: Record<Failure, IconNode> = { unreachable: WifiOff, update: RefreshCw, crash: CircleAlert }

/** Shown without the shell, which needs the texts of the language and a session. */
export function PageFailure({ error }: { error: unknown }) {
  return (
    <main id="main" tabIndex={-1} aria-labelledby="page-title">
      <RouteFailure error={error} />
    </main>
  )
}

export function RouteFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('startUp')
  const { revalidate, state } = useRevalidator()
  const { isReloadPending, reload } = useUnit({ isReloadPending: $isReloadPending, reload: reloadRequested })
  const loadFailure = error instanceof FileLoadError ? error : null
  const failure = classifyFailure(loadFailure)
  // While the server is away, a reload would end at an error page; a retry keeps the portal.
  const isRetryable = failure === 'unreachable'
  const retry = () => void revalidate()
  useDefectReport(loadFailure === null ? error : null)
  useRetryWhenLoadable(isRetryable ? loadFailure : null, retry)
  return (
    <ErrorState
      variant="page"
      icon={ICONS[failure]}
      title={t(`${failure}Title`)}
      text={t(`${failure}Text`)}
      retryLabel={isRetryable ? t('retry') : t('reload')}
      isRetrying={state === 'loading' || isReloadPending}
      onRetry={isRetryable ? retry : () => reload()}
    />
  )
}

function classifyFailure(loadFailure: FileLoadError | null): Failure {
  if (loadFailure === null) return 'crash'
  return loadFailure.isOutdated ? 'update' : 'unreachable'
}

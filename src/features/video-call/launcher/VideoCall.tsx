import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { reloadPage } from '@/shared/browser'
import { Dialog } from '@/shared/ui/dialog'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { ErrorState } from '@/shared/ui/error-state'
import { LoadingFallback } from '@/shared/ui/lazy'
import { $call } from '../model/call'
import { hangUpRequested, retryRequested } from '../model/call-state'
import { $CallStage } from './call-launcher'

export const VideoCall = () => (
  <ErrorBoundary fallback={() => <CallCrash />}>
    <LoadedCall />
  </ErrorBoundary>
)

/** A plain dialog until the code is there; the focus returns before the call opens its own dialog. */
function LoadedCall() {
  const { t } = useTranslation('call')
  const { CallStage, call, close, retry } = useUnit({
    CallStage: $CallStage,
    call: $call,
    close: hangUpRequested,
    retry: retryRequested,
  })
  if (CallStage) return <CallStage />
  const isTest = call.status === 'loading' && call.request === null
  return (
    <Dialog
      isOpen={call.status === 'loading'}
      onClose={close}
      size="s"
      title={t(isTest ? 'deviceTest.title' : 'window.name')}
    >
      {call.status === 'loading' && <LoadingFallback error={call.error} onRetry={() => retry()} />}
    </Dialog>
  )
}

/** Last resort, when the fallback of the call has failed too: only a reload is certain to release the devices. */
function CallCrash() {
  const { t } = useTranslation(['call', 'startUp'])
  return (
    <Dialog isOpen onClose={null} size="s" title={t('call:window.name')}>
      <ErrorState
        title={t('startUp:crashTitle')}
        text={t('startUp:crashText')}
        retryLabel={t('startUp:reload')}
        onRetry={reloadPage}
      />
    </Dialog>
  )
}

import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { reloadPage } from '@/shared/browser'
import { Dialog } from '@/shared/ui/dialog'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { ErrorState } from '@/shared/ui/error-state'
import { LoadingFallback } from '@/shared/ui/lazy'
import { $callRoom, roomLeft } from '../model/call-room'
import { callStage } from '../model/lazy-call'

export const CallSlot = () => (
  <ErrorBoundary fallback={() => <CallCrash />}>
    <LazyCallStage />
  </ErrorBoundary>
)

function LazyCallStage() {
  const { t } = useTranslation('common')
  const { CallStage, error, room, leave, retry } = useUnit({
    CallStage: callStage.$view,
    error: callStage.$failure,
    room: $callRoom,
    leave: roomLeft,
    retry: callStage.prefetched,
  })
  if (CallStage) return <CallStage />
  return (
    <Dialog isOpen={room !== null} onClose={() => leave()} size="s" title={t('loading')}>
      <LoadingFallback error={error} onRetry={() => retry()} />
    </Dialog>
  )
}

/** Last resort, when the fallback of the call has failed too: only a reload is certain to release the devices. */
function CallCrash() {
  const { t } = useTranslation(['call', 'startUp'])
  return (
    <Dialog isOpen isDismissible={false} onClose={() => {}} size="s" title={t('call:window.name')}>
      <ErrorState
        title={t('startUp:crashTitle')}
        text={t('startUp:crashText')}
        retryLabel={t('startUp:reload')}
        onRetry={reloadPage}
      />
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import { reloadPage } from '@/shared/browser'
import { Dialog } from '@/shared/ui/dialog'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { ErrorState } from '@/shared/ui/error-state'
import { LazyDialog } from '@/shared/ui/lazy'
import { callStage } from '../model/lazy-call'

export const CallSlot = () => (
  <ErrorBoundary fallback={() => <CallCrash />}>
    <LazyDialog view={callStage} />
  </ErrorBoundary>
)

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

import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { reloadPage } from '@/shared/browser'
import { ChunkLoadFailure } from '@/shared/lifecycle'
import { Dialog } from '@/shared/ui/dialog'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { ErrorState } from '@/shared/ui/error-state'
import { useRetryWhenLoadable } from '@/shared/ui/lazy'
import { Spinner } from '@/shared/ui/spinner'
import { $call, callEnded, retryRequested } from '../model/call'
import { $CallStage } from './call-launcher'
import styles from './CallSlot.module.css'

export const CallSlot = () => (
  <ErrorBoundary fallback={() => <CallCrash />}>
    <LoadedCall />
  </ErrorBoundary>
)

/** A plain dialog until the code is there; the focus returns before the call opens its own dialog. */
function LoadedCall() {
  const { t } = useTranslation('common')
  const { CallStage, call, close } = useUnit({ CallStage: $CallStage, call: $call, close: callEnded })
  if (CallStage) return <CallStage />
  return (
    <Dialog isOpen={call.status === 'loading'} onClose={() => close()} size="s" title={t('loading')}>
      {call.status === 'loading' && <CallLoading error={call.error} />}
    </Dialog>
  )
}

function CallLoading({ error }: { error: Error | null }) {
  const { t } = useTranslation(['startUp', 'common'])
  const retry = useUnit(retryRequested)
  const missing = error instanceof ChunkLoadFailure ? error : null
  const isOutdated = missing?.isOutdated === true
  useRetryWhenLoadable(isOutdated ? null : missing, retry)
  if (error === null) {
    return (
      <div className={styles.loading}>
        <Spinner size={32} label={t('common:loading')} />
      </div>
    )
  }
  return isOutdated ? (
    <ErrorState title={t('updateTitle')} text={t('updateText')} retryLabel={t('reload')} onRetry={reloadPage} />
  ) : (
    <ErrorState title={t('unreachableTitle')} text={t('unreachableText')} onRetry={() => retry()} />
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

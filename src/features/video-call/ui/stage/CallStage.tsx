import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { keepScreenAwake } from '@/shared/browser'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { $call, $isCallOngoing } from '../../model/call'
import { deviceTestDismissed, isRunning } from '../../model/call-state'
import { $isTakingOver, $otherTabCall, otherTabDismissed, takeoverRequested } from '../../model/call-tab'
import { DeviceAnnouncement } from '../controls/DeviceControls'
import { DeviceSetup } from '../pre-join/DeviceSetup'
import { MediaPermissionDialog } from '../pre-join/MediaPermissionDialog'
import { PreJoinScreen } from '../pre-join/PreJoinScreen'
import { CallSummaryDialog } from '../summary/CallSummaryDialog'
import { CallFallback } from './CallFallback'
import { CallFrame } from './CallFrame'

export function CallStage() {
  const { call, isOngoing } = useUnit({ call: $call, isOngoing: $isCallOngoing })
  // Outside of the error boundary, because a call goes on when its view fails.
  useEffect(() => (isOngoing ? keepScreenAwake() : undefined), [isOngoing])
  return (
    <ErrorBoundary resetKey={call.status} fallback={(retry) => <CallFallback onRetry={retry} />}>
      {call.status === 'pre-join' && <PreJoinScreen />}
      {isRunning(call) && <CallFrame />}
      <DeviceAnnouncement />
      <CallSummaryDialog />
      <DeviceTestDialog />
      <MediaPermissionDialog />
      <OtherTabDialog />
    </ErrorBoundary>
  )
}

function DeviceTestDialog() {
  const { t } = useTranslation('call')
  const { call, dismiss } = useUnit({ call: $call, dismiss: deviceTestDismissed })
  return (
    <Dialog
      isOpen={call.status === 'testing'}
      onClose={dismiss}
      size="l"
      title={t('deviceTest.title')}
      description={t('deviceTest.text')}
    >
      <DeviceSetup />
    </Dialog>
  )
}

function OtherTabDialog() {
  const { t } = useTranslation('call')
  const { call, isTakingOver, dismiss, takeOver } = useUnit({
    call: $otherTabCall,
    isTakingOver: $isTakingOver,
    dismiss: otherTabDismissed,
    takeOver: takeoverRequested,
  })
  return (
    <Dialog
      isOpen={call !== null}
      onClose={dismiss}
      size="s"
      title={t(call?.isMoved ? 'otherTab.movedTitle' : 'otherTab.title')}
      description={t('otherTab.text')}
      footer={
        <Button variant="primary" isLoading={isTakingOver} onClick={() => takeOver()}>
          {t('otherTab.takeOver')}
        </Button>
      }
    />
  )
}

import { useUnit } from 'effector-react'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { $call } from '../../model/call'
import { CallFallback } from './CallFallback'
import { CallFrame } from './CallFrame'
import { MediaPermissionDialog } from '../lobby/MediaPermissionDialog'
import { OtherTabDialog } from './OtherTabDialog'
import { PreJoinScreen } from '../lobby/PreJoinScreen'

export function CallStage() {
  const { status } = useUnit($call)
  return (
    <ErrorBoundary resetKey={status} fallback={(retry) => <CallFallback onRetry={retry} />}>
      {status === 'lobby' && <PreJoinScreen />}
      {(status === 'joining' || status === 'live') && <CallFrame />}
      <MediaPermissionDialog />
      <OtherTabDialog />
    </ErrorBoundary>
  )
}

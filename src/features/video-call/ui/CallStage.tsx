import { useUnit } from 'effector-react'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { $phase } from '../model/call'
import { CallFallback } from './CallFallback'
import { CallFrame } from './CallFrame'
import { MediaPermissionDialog } from './MediaPermissionDialog'
import { OtherTabDialog } from './OtherTabDialog'
import { PreJoinScreen } from './PreJoinScreen'

export function CallStage() {
  const { phase } = useUnit({ phase: $phase })
  return (
    <ErrorBoundary resetKey={phase} fallback={(retry) => <CallFallback onRetry={retry} />}>
      {phase === 'pre-join' && <PreJoinScreen />}
      {(phase === 'joining' || phase === 'joined') && <CallFrame />}
      <MediaPermissionDialog />
      <OtherTabDialog />
    </ErrorBoundary>
  )
}

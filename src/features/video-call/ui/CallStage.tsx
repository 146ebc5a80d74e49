import { useUnit } from 'effector-react'
import { $phase } from '../model/call'
import { CallFrame } from './CallFrame'
import { MediaPermissionDialog } from './MediaPermissionDialog'
import { PreJoinScreen } from './PreJoinScreen'

/** Everything that there is to see and hear of a consultation. */
export function CallStage() {
  const { phase } = useUnit({ phase: $phase })
  return (
    <>
      {phase === 'pre-join' && <PreJoinScreen />}
      {(phase === 'joining' || phase === 'joined') && <CallFrame />}
      <MediaPermissionDialog />
    </>
  )
}

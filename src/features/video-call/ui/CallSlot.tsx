import { useUnit } from 'effector-react'
import { LateSlot } from '@/shared/ui/late'
import { $callRoom } from '../model/call-room'
import { callStage } from '../model/late-call'

const NO_PROPS = {}

/** Where the call is, while there is one. */
export function CallSlot() {
  const { room } = useUnit({ room: $callRoom })
  return room && <LateSlot of={callStage} props={NO_PROPS} />
}

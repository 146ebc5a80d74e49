import { LateDialog } from '@/shared/ui/late'
import { callStage } from '../model/late-call'

/** Where a call is, while there is one. */
export const CallSlot = () => <LateDialog of={callStage} />

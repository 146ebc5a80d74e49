import { LateDialog } from '@/shared/ui/lazy'
import { callStage } from '../model/lazy-call'

/** Where a call is, while there is one. */
export const CallSlot = () => <LateDialog of={callStage} />

import { LazyDialog } from '@/shared/ui/lazy'
import { callStage } from '../model/lazy-call'

/** Where a call is, while there is one. */
export const CallSlot = () => <LazyDialog view={callStage} />

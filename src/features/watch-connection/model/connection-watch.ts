import { createStore, sample } from 'effector'
import { debounce } from 'patronum'
import { $liveStatus, type LiveStatus } from '@/shared/realtime'

/** Shorter gaps close by themselves before anybody could do something about them. */
const WORTH_SAYING_AFTER_MS = 5_000

const isMissing = (status: LiveStatus): boolean => status === 'connecting' || status === 'lost'

// State
/** Without a live connection for so long that the doctor should know. */
export const $isConnectionMissed = createStore(false)

// Flow
const settled = debounce($liveStatus, WORTH_SAYING_AFTER_MS)
sample({ clock: settled, filter: isMissing, fn: () => true, target: $isConnectionMissed })
sample({
  clock: $liveStatus,
  filter: (status) => !isMissing(status),
  fn: () => false,
  target: $isConnectionMissed,
})

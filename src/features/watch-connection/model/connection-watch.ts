import { createStore, sample } from 'effector'
import { debounce } from 'patronum'
import { $liveStatus, type LiveStatus } from '@/shared/realtime'

/** Shorter interruptions recover by themselves. */
const NOTICE_DELAY_MS = 5_000

const isDisconnected = (status: LiveStatus): boolean => status === 'connecting' || status === 'lost'

// Stores
export const $isConnectionLost = createStore(false)

// Connections
const settled = debounce($liveStatus, NOTICE_DELAY_MS)
sample({ clock: settled, filter: isDisconnected, fn: () => true, target: $isConnectionLost })
sample({
  clock: $liveStatus,
  filter: (status) => !isDisconnected(status),
  fn: () => false,
  target: $isConnectionLost,
})

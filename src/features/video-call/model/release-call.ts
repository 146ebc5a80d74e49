import { combine, sample } from 'effector'
import { $callRoom } from './call-room'
import { claimCallFx, releaseCallFx } from './call-tab'
import { $pendingLeaves } from './join-room'

/** Another tab may join only after this one has left. */
const $isNeeded = combine($callRoom, $pendingLeaves, (room, leaves) => room !== null || leaves.length > 0)
sample({
  clock: [$isNeeded, claimCallFx.finally],
  source: $isNeeded,
  filter: (isNeeded) => !isNeeded,
  fn: () => {},
  target: releaseCallFx,
})

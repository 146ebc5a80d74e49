import { sample } from 'effector'
import { $hasUserRequestFailed, fetchCurrentUserFx } from '@/entities/user'
import { $liveStatus } from '@/shared/realtime'

/** Completes menu and pages. React Query itself asks again when the network is back. */
sample({
  clock: $liveStatus,
  source: $hasUserRequestFailed,
  filter: (hasFailed, status) => hasFailed && status === 'connected',
  fn: () => {},
  target: fetchCurrentUserFx,
})

import { sample } from 'effector'
import { $hasUserRequestFailed, fetchCurrentUserFx, userIdentified } from '@/entities/user'
import { $isSignedIn } from '@/shared/auth'
import { focusMainFx } from '@/shared/lifecycle'
import { $liveStatus } from '@/shared/realtime'
import { locationChanged, screenChanged } from '@/shared/routes'
import { navigationUserChanged } from '@/widgets/main-navigation'

sample({ clock: screenChanged, target: focusMainFx })

/** Restores the menu settings of the user. A failure stays silent here: the screens that need the user show it. */
sample({
  clock: locationChanged,
  source: $isSignedIn,
  filter: (isSignedIn) => isSignedIn,
  fn: () => {},
  target: fetchCurrentUserFx,
})
sample({ clock: userIdentified, target: navigationUserChanged })

/** Permissions complete menu and pages. React Query itself asks again when the network is back. */
sample({
  clock: $liveStatus,
  source: $hasUserRequestFailed,
  filter: (hasFailed, status) => hasFailed && status === 'connected',
  fn: () => {},
  target: fetchCurrentUserFx,
})

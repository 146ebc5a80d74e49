import { sample } from 'effector'
import { ownerIdentified, ownerRequested, ownerUnidentified } from '@/entities/reminder'
import { fetchCurrentUserFx, userIdentified, userLoadedAfterFailure, userUnidentified } from '@/entities/user'
import { $isSignedIn } from '@/shared/auth'
import { featuresReady } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'

/**
 * Restores what belongs to the user, such as the menu settings, also of features that are loaded later. A failure stays
 * silent here: the screens that need the user show it.
 */
sample({
  clock: [locationChanged, featuresReady, userLoadedAfterFailure],
  filter: $isSignedIn,
  target: fetchCurrentUserFx,
})

/** Which reminders are read, removed or snoozed is stored for one user of the device. */
sample({ clock: fetchCurrentUserFx, target: ownerRequested })
sample({ clock: userIdentified, target: ownerIdentified })
sample({ clock: userUnidentified, target: ownerUnidentified })

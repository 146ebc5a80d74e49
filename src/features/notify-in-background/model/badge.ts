import { sample } from 'effector'
import { not } from 'patronum'
import { $isSignedIn, sessionEnded } from '@/shared/auth'
import { setAppBadge } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { featuresStarted } from '@/shared/lifecycle'

const setBadgeTask = createTask(setAppBadge)

/** The badge outlasts the portal, whose session may have ended while it was closed. */
const featuresStartedSignedOut = sample({
  clock: featuresStarted,
  filter: not($isSignedIn),
})
sample({ clock: [sessionEnded, featuresStartedSignedOut], fn: () => 0, target: setBadgeTask })

import { sample } from 'effector'
import { $isSignedIn, sessionEnded } from '@/shared/auth'
import { setAppBadge } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { featuresStarted } from '@/shared/lifecycle'

const setBadgeFx = createTask(setAppBadge)

/** The badge outlasts the portal, whose session may have ended while it was closed. */
const featuresStartedSignedOut = sample({
  clock: featuresStarted,
  source: $isSignedIn,
  filter: (isSignedIn) => !isSignedIn,
})
sample({ clock: [sessionEnded, featuresStartedSignedOut], fn: () => 0, target: setBadgeFx })

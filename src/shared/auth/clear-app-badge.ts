import { sample } from 'effector'
import { setAppBadge } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { sessionEnded, appStartedSignedOut } from './session'

const clearBadgeTask = createTask(() => setAppBadge(0))

/** The badge outlasts the portal, and the features that set it may not be loaded. */
sample({ clock: [sessionEnded, appStartedSignedOut], target: clearBadgeTask })

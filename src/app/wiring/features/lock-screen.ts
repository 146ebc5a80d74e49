import { sample } from 'effector'
import { $isScreenLocked } from '@/features/lock-screen'
import { dueToastsPausedChanged } from '@/features/review-reminders'
import { callHiddenChanged } from '@/features/video-call'
import { currentAndUpdates } from '@/shared/lifecycle'

/**
 * Behind the lock screen the call sends nothing, keeps no camera open and shows no name of a participant. Toasts of due
 * reminders wait, because the user would miss them.
 */
sample({ clock: currentAndUpdates($isScreenLocked), target: [callHiddenChanged, dueToastsPausedChanged] })

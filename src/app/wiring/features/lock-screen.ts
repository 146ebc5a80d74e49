import { sample } from 'effector'
import { $isScreenLocked } from '@/features/lock-screen'
import { dueToastsPausedChanged } from '@/features/review-reminders'
import { callHiddenChanged } from '@/features/video-call'
import { currentAndUpdates } from '@/shared/lifecycle'

/**
 * Behind the lock screen no camera is open and nothing is sent, and no name of a participant stays. The user would miss the
 * toast of a due reminder.
 */
sample({ clock: currentAndUpdates($isScreenLocked), target: [callHiddenChanged, dueToastsPausedChanged] })

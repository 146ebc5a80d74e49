import { sample } from 'effector'
import { $isScreenLocked } from '@/features/lock-screen'
import { dueToastsPausedChanged } from '@/features/review-reminders'
import { currentAndUpdates } from '@/shared/lifecycle'

/** A due reminder would not be noticed while the screen is locked. */
sample({ clock: currentAndUpdates($isScreenLocked), target: dueToastsPausedChanged })

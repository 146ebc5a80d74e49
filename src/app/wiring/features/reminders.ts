import { sample } from 'effector'
import { $isScreenLocked } from '@/features/lock-screen'
import { dueToastsPausedChanged } from '@/features/review-reminders'
import { currentAndUpdates } from '@/shared/lifecycle'

/** While the screen is locked, the user would miss the toast of a due reminder. */
sample({ clock: currentAndUpdates($isScreenLocked), target: dueToastsPausedChanged })

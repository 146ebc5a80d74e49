import { sample } from 'effector'
import { $isScreenLocked } from '@/features/lock-screen'
import { notificationsDrawerDismissed } from '@/features/review-notifications'
import { dueToastsPausedChanged, remindersRequested } from '@/features/review-reminders'
import { recentToastsDismissed } from '@/features/review-toasts'
import { patientDismissed } from '@/features/view-patient'
import { currentAndUpdates } from '@/shared/lifecycle'

/** The list opens beside the page; overlays that only show something close. */
sample({ clock: remindersRequested, target: [notificationsDrawerDismissed, recentToastsDismissed, patientDismissed] })

/** A due reminder would not be noticed while the screen is locked. */
sample({ clock: currentAndUpdates($isScreenLocked), target: dueToastsPausedChanged })

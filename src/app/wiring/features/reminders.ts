import { sample } from 'effector'
import { cleanUpRequested } from '@/entities/reminder'
import { $isScreenLocked } from '@/features/lock-screen'
import { drawerDismissed } from '@/features/review-notifications'
import { dueCheckRequested, dueToastsPausedChanged, remindersRequested } from '@/features/review-reminders'
import { recentToastsDismissed } from '@/features/review-toasts'
import { patientDismissed } from '@/features/view-patient'
import { currentAndUpdates, screenReady } from '@/shared/lifecycle'

/** The list opens beside the page; overlays that only show something close. */
sample({ clock: remindersRequested, target: [drawerDismissed, recentToastsDismissed, patientDismissed] })

/** The list is loaded: reminders may have become due during a reload. */
sample({ clock: screenReady, target: [dueCheckRequested, cleanUpRequested] })

/** A due reminder would not be noticed while the screen is locked. */
sample({ clock: currentAndUpdates($isScreenLocked), target: dueToastsPausedChanged })

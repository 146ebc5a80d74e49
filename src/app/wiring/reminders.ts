import { sample } from 'effector'
import { cleanUpRequested, ownerRequested, ownerUnknown, ownerIdentified } from '@/entities/reminder'
import { fetchCurrentUserFx, userIdentified, userUnidentified } from '@/entities/user'
import { recentToastsDismissed } from '@/features/review-toasts'
import { drawerDismissed } from '@/features/review-notifications'
import { dueCheckRequested, dueToastsPausedChanged, remindersRequested } from '@/features/review-reminders'
import { $isScreenLocked } from '@/features/lock-screen'
import { patientDismissed } from '@/features/view-patient'
import { screenReady } from '@/shared/lifecycle'

/** The list opens beside the page; overlays that only show something close. */
sample({ clock: remindersRequested, target: [drawerDismissed, recentToastsDismissed, patientDismissed] })

/** Read, removed and snoozed belong to one user of the device. */
sample({ clock: fetchCurrentUserFx, fn: () => {}, target: ownerRequested })
sample({ clock: userIdentified, target: ownerIdentified })
sample({ clock: userUnidentified, target: ownerUnknown })

/** The list is loaded: reminders may have become due during a reload. */
sample({ clock: screenReady, target: [dueCheckRequested, cleanUpRequested] })

/** A due reminder would not be noticed while the screen is locked. */
sample({ clock: $isScreenLocked, target: dueToastsPausedChanged })

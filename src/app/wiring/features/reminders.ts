import { sample } from 'effector'
import { helpDismissed } from '@/features/browse-help'
import { shortcutListDismissed } from '@/features/list-shortcuts'
import { $isScreenLocked } from '@/features/lock-screen'
import { notificationsDrawerDismissed } from '@/features/review-notifications'
import { dueToastsPausedChanged, remindersRequested } from '@/features/review-reminders'
import { recentToastsDismissed } from '@/features/review-toasts'
import { paletteDismissed } from '@/features/search-patients'
import { callMinimiseRequested } from '@/features/video-call'
import { patientDismissed } from '@/features/view-patient'
import { currentAndUpdates } from '@/shared/lifecycle'
import { menuDrawerDismissed } from '@/widgets/main-navigation'

/** The list opens beside the page. Overlays close, except those that hold input or that the user cannot open again. */
sample({
  clock: remindersRequested,
  target: [
    notificationsDrawerDismissed,
    recentToastsDismissed,
    patientDismissed,
    helpDismissed,
    menuDrawerDismissed,
    shortcutListDismissed,
    paletteDismissed,
    callMinimiseRequested,
  ],
})

/** A due reminder would not be noticed while the screen is locked. */
sample({ clock: currentAndUpdates($isScreenLocked), target: dueToastsPausedChanged })

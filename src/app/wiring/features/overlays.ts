import { sample } from 'effector'
import { helpDismissed, helpRequested } from '@/features/browse-help'
import { ticketRequested } from '@/features/create-ticket'
import { shortcutListDismissed, shortcutListRequested } from '@/features/list-shortcuts'
import { notificationsDrawerDismissed, notificationsDrawerRequested } from '@/features/review-notifications'
import { remindersRequested } from '@/features/review-reminders'
import { recentToastsDismissed, recentToastsRequested } from '@/features/review-toasts'
import { paletteClosed, paletteOpened } from '@/features/search-patients'
import { $access, accessDismissed } from '@/features/unlock-pin'
import { callMinimiseRequested, deviceTestRequested, joinDialogRequested } from '@/features/video-call'
import { patientDismissed } from '@/features/view-patient'
import { menuDrawerDismissed, menuDrawerRequested } from '@/widgets/main-navigation'

/** Overlays that hold no input, and that the user can open again. */
const PANELS = [
  { requested: notificationsDrawerRequested, dismissed: notificationsDrawerDismissed },
  { requested: recentToastsRequested, dismissed: recentToastsDismissed },
  { requested: helpRequested, dismissed: helpDismissed },
  { requested: shortcutListRequested, dismissed: shortcutListDismissed },
  { requested: menuDrawerRequested, dismissed: menuDrawerDismissed },
]

/**
 * The list of reminders is a popover of the bar, so everything over the page closes, and a call is minimised. Pages close
 * their own dialogs.
 */
sample({
  clock: remindersRequested,
  target: [...PANELS.map(({ dismissed }) => dismissed), patientDismissed, paletteClosed, callMinimiseRequested],
})

/** The user searches for another patient: neither the card nor the PIN dialog of the previous one stays over the palette. */
sample({ clock: paletteOpened, target: [patientDismissed, accessDismissed] })
/**
 * Cancels the lookup of a lock when the user opens something else, over which the card or the PIN dialog would open. The
 * lookup for a link continues: the link cannot be chosen again, and a restored ticket draft may have opened instead.
 */
sample({
  clock: [
    ...PANELS.map(({ requested }) => requested),
    remindersRequested,
    ticketRequested,
    joinDialogRequested,
    deviceTestRequested,
  ],
  source: $access,
  filter: (access) => access.status === 'looking-up' && !access.request.isLink,
  fn: () => {},
  target: accessDismissed,
})

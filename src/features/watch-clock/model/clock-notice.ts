import { combine, createEvent, restore, sample } from 'effector'
import { tabStorage } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { featuresStarted } from '@/shared/lifecycle'
import { $clockDifference } from './clock-watch'

const DISMISSED_KEY = 'portal.clock-notice'

// Events
export const clockNoticeDismissed = createEvent()

// Effects
const loadDismissedTask = createTask(() => tabStorage.read(DISMISSED_KEY) !== null)
const saveDismissedTask = createTask(() => void tabStorage.write(DISMISSED_KEY, 'dismissed'))

// Stores
/** True until it is loaded: the first commit must not show a dismissed notice. */
const $isDismissed = restore(loadDismissedTask.doneData, true).on(clockNoticeDismissed, () => true)
/** Null if the clock is right or the notice was dismissed in this tab. */
export const $noticedDifference = combine($clockDifference, $isDismissed, (difference, isDismissed) =>
  isDismissed ? null : difference,
)

// Connections
sample({ clock: featuresStarted, target: loadDismissedTask })
sample({ clock: clockNoticeDismissed, target: saveDismissedTask })

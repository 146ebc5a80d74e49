import { createEvent, restore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { openTab } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { showToastOn } from '@/shared/toasts'

// Events
/** Opens a screen of another application by its address. The current page stays, and its pending navigation ends. */
export const newTabRequested = createEvent<string>()
const openChosen = createEvent()

const openTabTask = createTask(openTab)

/** Cleared with the session, because it may name a patient. */
const $lastAddress = restore<string>(newTabRequested, null).reset(sessionEnded)

// Connections
sample({ clock: newTabRequested, target: openTabTask })
sample({ clock: openChosen, source: $lastAddress, filter: Boolean, target: openTabTask })
/**
 * Shown for every tab, because with `noopener` the browser does not report a blocked one. A tab with an opener would get a
 * copy of the session storage.
 */
showToastOn(newTabRequested, () => ({
  tone: 'info',
  text: { key: 'screenInNewTab' },
  action: { label: 'open', event: openChosen },
}))

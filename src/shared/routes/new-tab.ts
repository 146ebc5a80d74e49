import { createEvent, restore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { openTab } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { showToastOn } from '@/shared/toasts'

// Events
/** With the address of a screen of another application. The current page stays, and the navigation that is loading ends. */
export const newTabRequested = createEvent<string>()
const openChosen = createEvent()

const openTabTask = createTask(openTab)

/** Cleared with the session, because it may name a patient. */
const $lastAddress = restore<string>(newTabRequested, null).reset(sessionEnded)

// Connections
sample({ clock: newTabRequested, target: openTabTask })
sample({ clock: openChosen, source: $lastAddress, filter: Boolean, target: openTabTask })
/** Always: with `noopener` the browser does not report a blocked tab, and a tab with an opener copies the session storage. */
showToastOn(newTabRequested, () => ({
  tone: 'info',
  text: { key: 'screenInNewTab' },
  action: { label: 'open', event: openChosen },
}))

import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { screenChanged } from '@/shared/routes'
import { createShortcut } from '@/shared/shortcuts'
import { $hasToasts } from '@/shared/toasts'

// Events
export const recentToastsRequested = createEvent()
export const recentToastsDismissed = createEvent()

/** Without a toast F6 keeps its function in browsers, which is to move between the panes of the window. */
const toastShortcut = createShortcut({
  id: 'toasts',
  group: 'general',
  chord: { key: 'F6' },
  when: $hasToasts,
  worksInFields: true,
  worksOverDialogs: true,
})

// Stores
/** Another screen closes it: the Back button works behind it. */
export const $isRecentToastsOpen = createStore(false)
  .on(recentToastsRequested, () => true)
  .reset(recentToastsDismissed, screenChanged, sessionEnded)
/** Incremented with each press: moves the focus into the toasts, or back. */
export const $toastFocusSignal = createStore(0).on(toastShortcut.pressed, (signal) => signal + 1)

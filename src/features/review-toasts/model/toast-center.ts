import { createStore } from 'effector'
import { createShortcut } from '@/shared/shortcuts'
import { $hasToasts } from '@/shared/toasts'

/** Without a toast F6 keeps its function in browsers, which is to move between the panes of the window. */
const toastShortcut = createShortcut({
  id: 'toasts',
  group: 'general',
  chord: { key: 'F6' },
  when: $hasToasts,
  worksInFields: true,
  worksOverDialogs: true,
})

/** Incremented with each press: moves the focus into the toasts, or back. */
export const $toastFocusSignal = createStore(0).on(toastShortcut.pressed, (signal) => signal + 1)

import { createStore } from 'effector'
import { $hasToasts } from '@/shared/toasts'
import { createShortcut } from '@/shared/shortcuts'

/** The browser goes round its own panes with this key, and does so as long as there is no message. */
const toastShortcut = createShortcut({
  id: 'messages',
  group: 'general',
  chord: { key: 'F6' },
  when: $hasToasts,
  worksInFields: true,
  worksOverDialogs: true,
})

/** Another number with every press: into the messages, or back to where the focus came from. */
export const $toastFocusSignal = createStore(0).on(toastShortcut.pressed, (signal) => signal + 1)

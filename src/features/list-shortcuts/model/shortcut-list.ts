import { createEvent, createStore, sample } from 'effector'
import { $isSignedIn, sessionEnded } from '@/shared/auth'
import { screenChanged } from '@/shared/routes'
import { createShortcut } from '@/shared/shortcuts'

const listShortcut = createShortcut({ id: 'list', group: 'general', chord: { key: '?' }, when: $isSignedIn })

// Events
export const shortcutListRequested = createEvent()
export const shortcutListDismissed = createEvent()

// Stores
/** Another screen closes the dialog, because the Back button works behind it. */
export const $isShortcutListOpen = createStore(false)
  .on(shortcutListRequested, () => true)
  .reset(shortcutListDismissed, screenChanged, sessionEnded)

// Connections
sample({ clock: listShortcut.pressed, target: shortcutListRequested })

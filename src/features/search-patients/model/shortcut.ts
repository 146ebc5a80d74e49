import { sample } from 'effector'
import { $isSignedIn } from '@/shared/auth'
import { createShortcut } from '@/shared/shortcuts'
import { paletteRequested } from './palette'

/** Not over dialogs: the choice would open behind or above the dialog. */
export const searchShortcut = createShortcut({
  id: 'search',
  group: 'general',
  chord: { key: 'k', mod: true },
  when: $isSignedIn,
  worksInFields: true,
})

sample({ clock: searchShortcut.pressed, target: paletteRequested })

import { sample } from 'effector'
import { $isSignedIn } from '@/shared/auth'
import { createShortcut } from '@/shared/shortcuts'
import { paletteRequested } from './palette'

/** A dialog waits for an answer: what is chosen in the palette would open behind or on top of it. */
export const searchShortcut = createShortcut({
  id: 'search',
  group: 'general',
  chord: { key: 'k', mod: true },
  when: $isSignedIn,
  worksInFields: true,
})

sample({ clock: searchShortcut.pressed, target: paletteRequested })

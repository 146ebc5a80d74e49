import { sample } from 'effector'
import { createShortcut } from '@/shared/shortcuts'
import { $phase } from './call'
import { $window, windowMinimised, windowRestored } from './call-window'
import { cameraToggled, microphoneToggled, screenShareToggled } from './local-media'

const $hasCall = $phase.map((phase) => phase !== 'ended')
const $isInside = $phase.map((phase) => phase === 'joining' || phase === 'joined')

/** Mute and camera also work over dialogs, so that the user need not return to the call window first. */
const microphoneShortcut = createShortcut({
  id: 'microphone',
  group: 'call',
  chord: { key: 'm' },
  when: $hasCall,
  worksOverDialogs: true,
  worksInPip: true,
})
const cameraShortcut = createShortcut({
  id: 'camera',
  group: 'call',
  chord: { key: 'v' },
  when: $hasCall,
  worksOverDialogs: true,
  worksInPip: true,
})
const screenShortcut = createShortcut({
  id: 'screen',
  group: 'call',
  chord: { key: 's' },
  when: $isInside,
  worksInPip: true,
})
const windowShortcut = createShortcut({
  id: 'callWindow',
  group: 'call',
  chord: { key: 'g' },
  when: $isInside,
  worksInPip: true,
})

// Connections
sample({ clock: microphoneShortcut.pressed, target: microphoneToggled })
sample({ clock: cameraShortcut.pressed, target: cameraToggled })
sample({ clock: screenShortcut.pressed, target: screenShareToggled })
const windowToggled = sample({ clock: windowShortcut.pressed, source: $window })
sample({ clock: windowToggled, filter: (window) => window === 'full', fn: () => {}, target: windowMinimised })
sample({ clock: windowToggled, filter: (window) => window === 'minimised', fn: () => {}, target: windowRestored })

export const callShortcuts = {
  microphone: microphoneShortcut,
  camera: cameraShortcut,
  screen: screenShortcut,
  window: windowShortcut,
}

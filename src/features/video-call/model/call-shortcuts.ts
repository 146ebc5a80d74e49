import { sample } from 'effector'
import { createShortcut } from '@/shared/shortcuts'
import { $phase } from './call'
import { $window, windowMinimised, windowRestored } from './call-window'
import { cameraToggled, microphoneToggled, screenShareToggled } from './local-media'

const $hasCall = $phase.map((phase) => phase !== 'ended')
const $isInside = $phase.map((phase) => phase === 'joining' || phase === 'joined')

/** Whoever wants to be silent now does not look for the window first: these work over everything but a text field. */
const microphoneShortcut = createShortcut({
  id: 'microphone',
  group: 'call',
  chord: { key: 'm' },
  when: $hasCall,
  overDialogs: true,
  inOwnWindow: true,
})
const cameraShortcut = createShortcut({
  id: 'camera',
  group: 'call',
  chord: { key: 'v' },
  when: $hasCall,
  overDialogs: true,
  inOwnWindow: true,
})
const screenShortcut = createShortcut({
  id: 'screen',
  group: 'call',
  chord: { key: 's' },
  when: $isInside,
  inOwnWindow: true,
})
const windowShortcut = createShortcut({
  id: 'callWindow',
  group: 'call',
  chord: { key: 'g' },
  when: $isInside,
  inOwnWindow: true,
})

// Flow
sample({ clock: microphoneShortcut.pressed, target: microphoneToggled })
sample({ clock: cameraShortcut.pressed, target: cameraToggled })
sample({ clock: screenShortcut.pressed, target: screenShareToggled })
const windowTurned = sample({ clock: windowShortcut.pressed, source: $window })
sample({ clock: windowTurned, filter: (window) => window === 'full', fn: () => {}, target: windowMinimised })
sample({ clock: windowTurned, filter: (window) => window === 'minimised', fn: () => {}, target: windowRestored })

export const callShortcuts = {
  microphone: microphoneShortcut,
  camera: cameraShortcut,
  screen: screenShortcut,
  window: windowShortcut,
}

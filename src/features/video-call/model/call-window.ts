import { combine, createEvent, createStore, sample } from 'effector'
import { $currentRoute } from '@/shared/routes'
import { createShortcut } from '@/shared/shortcuts'
import { $call, callLeft, isRunning } from './call'
import type { CallSettings } from './call-state'
import { cameraToggled, microphoneToggled, screenShareToggled } from './local-media'
import { $callSettings, settingsChanged } from './stored-call'

// Events
export const windowMinimised = createEvent()
export const windowRestored = createEvent()
/** Position of the minimised window; null for the default position. */
export const windowMoved = createEvent<CallSettings['position']>()
export const localTileMoved = createEvent<CallSettings['localTilePosition']>()
/** True when a dialog opens over the full window, false when the last one closes. */
export const windowCoveredChanged = createEvent<boolean>()

// Stores
export const $preferredWindow = $callSettings.map(({ window }) => window)
export const $windowPosition = $callSettings.map(({ position }) => position)
export const $localTilePosition = $callSettings.map(({ localTilePosition }) => localTilePosition)
/** A dialog minimises the call until it closes, so that the user can look something up while talking. */
const $isCovered = createStore(false)
  .on(windowCoveredChanged, (_, isCovered) => isCovered)
  .reset(windowRestored, callLeft)
export const $window = combine($preferredWindow, $isCovered, (chosen, isCovered) => (isCovered ? 'minimised' : chosen))

const $isInside = $call.map(isRunning)
const $areDevicesShown = $call.map((call) => call.status === 'lobby' || isRunning(call))

/** Mute and camera also work over dialogs, so that the user need not return to the call window first. */
const device = { group: 'call', when: $areDevicesShown, worksOverDialogs: true, worksInPip: true } as const
const inside = { group: 'call', when: $isInside, worksInPip: true } as const
export const callShortcuts = {
  microphone: createShortcut({ ...device, id: 'microphone', chord: { key: 'm' } }),
  camera: createShortcut({ ...device, id: 'camera', chord: { key: 'v' } }),
  screen: createShortcut({ ...inside, id: 'screen', chord: { key: 's' } }),
  window: createShortcut({ ...inside, id: 'callWindow', chord: { key: 'g' } }),
}

// Connections
sample({
  clock: [
    windowMinimised.map(() => ({ window: 'minimised' as const })),
    windowRestored.map(() => ({ window: 'full' as const })),
    windowMoved.map((position) => ({ position })),
    localTileMoved.map((localTilePosition) => ({ localTilePosition })),
  ],
  target: settingsChanged,
})

sample({ clock: callShortcuts.microphone.pressed, target: microphoneToggled })
sample({ clock: callShortcuts.camera.pressed, target: cameraToggled })
sample({ clock: callShortcuts.screen.pressed, target: screenShareToggled })
const windowToggled = sample({ clock: callShortcuts.window.pressed, source: $window })
sample({ clock: windowToggled, filter: (window) => window === 'full', fn: () => {}, target: windowMinimised })
sample({ clock: windowToggled, filter: (window) => window === 'minimised', fn: () => {}, target: windowRestored })

/** Null before the first route. The same page in another language has the same value. */
const $page = $currentRoute.map((route) => route && JSON.stringify([route.id, route.params]))
const $previousPage = createStore<string | null>(null)
const pageChanged = sample({ clock: $page.updates, source: $previousPage, fn: (before, page) => ({ before, page }) })
sample({ clock: [pageChanged, $call], source: $page, target: $previousPage })
/** Makes the page visible after a navigation. The first page after a reload does not count as one. */
sample({
  clock: pageChanged,
  source: { call: $call, window: $preferredWindow },
  filter: ({ call, window }, { before, page }) =>
    before !== null && before !== page && call.status === 'live' && window === 'full',
  fn: () => {},
  target: windowMinimised,
})

import { combine, createEvent, restore, sample } from 'effector'
import { or } from 'patronum'
import { isScreenShareSupported } from '@/shared/browser'
import { $isPageVisible } from '@/shared/lifecycle'
import { routeChanged } from '@/shared/routes'
import { createShortcut } from '@/shared/shortcuts'
import { $call, callLeft } from './call'
import { callMinimiseRequested, callRequested, type CallSettings, callWindowRestored, isRunning } from './call-state'
import { $callSettings, settingsChanged } from './call-settings'

// Events
export const windowMinimised = createEvent()
/** Position of the minimised window; null for the default position. */
export const windowMoved = createEvent<CallSettings['position']>()
export const localTileMoved = createEvent<CallSettings['localTilePosition']>()
/** True when a dialog opens over the full window, false when the last one closes. */
export const windowCoveredChanged = createEvent<boolean>()
/** True while the call is in a picture-in-picture window, which stays visible over other tabs. */
export const callInPipChanged = createEvent<boolean>()

// Stores
export const $preferredWindow = $callSettings.map(({ window }) => window)
export const $windowPosition = $callSettings.map(({ position }) => position)
export const $localTilePosition = $callSettings.map(({ localTilePosition }) => localTilePosition)
/** A dialog minimises the call until it closes, so that the user can look something up while talking. */
const $isCovered = restore(windowCoveredChanged, false).reset(callWindowRestored, callLeft)
export const $window = combine($preferredWindow, $isCovered, (chosen, isCovered) => (isCovered ? 'minimised' : chosen))
export const $isCallWindowVisible = or($isPageVisible, restore(callInPipChanged, false))

const $isCallRunning = $call.map(isRunning)
const $areDevicesShown = $call.map((call) => call.status === 'pre-join' || call.status === 'testing' || isRunning(call))

const $canShareScreen = $isCallRunning.map((isCallRunning) => isCallRunning && isScreenShareSupported())

// Shortcuts
/** Mute and camera also work over dialogs, so that the user need not return to the call window first. */
const deviceShortcut = { group: 'call', when: $areDevicesShown, worksOverDialogs: true, worksInPip: true } as const
const runningCallShortcut = { group: 'call', when: $isCallRunning, worksInPip: true } as const
export const callShortcuts = {
  microphone: createShortcut({ ...deviceShortcut, id: 'microphone', chord: { key: 'm' } }),
  camera: createShortcut({ ...deviceShortcut, id: 'camera', chord: { key: 'v' } }),
  screen: createShortcut({ ...runningCallShortcut, when: $canShareScreen, id: 'screen', chord: { key: 's' } }),
  window: createShortcut({ ...runningCallShortcut, id: 'callWindow', chord: { key: 'g' } }),
}

// Connections
const windowToggled = sample({ clock: callShortcuts.window.pressed, source: $window })
$isCovered.reset(windowToggled)
sample({
  clock: [
    windowToggled.map((window) => ({ window: window === 'full' ? ('minimised' as const) : ('full' as const) })),
    windowMinimised.map(() => ({ window: 'minimised' as const })),
    callWindowRestored.map(() => ({ window: 'full' as const })),
    windowMoved.map((position) => ({ position })),
    localTileMoved.map((localTilePosition) => ({ localTilePosition })),
  ],
  target: settingsChanged,
})

/** A request for the room of the running call brings back its window; one for another room is loading already. */
sample({ clock: callRequested, source: $call, filter: isRunning, target: callWindowRestored })
/** Minimises the call, so that the page is visible, also after a dialog over the call has closed. */
sample({
  clock: [routeChanged, callMinimiseRequested],
  source: { call: $call, window: $preferredWindow },
  filter: ({ call, window }) => isRunning(call) && window === 'full',
  target: windowMinimised,
})

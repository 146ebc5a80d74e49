import { combine, createEvent, createStore, sample } from 'effector'
import { callClosed } from './active-call'
import { $callSettings, type CallSettings, settingsChanged } from './call-room'

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
  .reset(windowRestored, callClosed)
export const $window = combine($preferredWindow, $isCovered, (chosen, isCovered) => (isCovered ? 'minimised' : chosen))

// Connections
sample({ clock: windowMinimised, fn: () => ({ window: 'minimised' as const }), target: settingsChanged })
sample({ clock: windowRestored, fn: () => ({ window: 'full' as const }), target: settingsChanged })
sample({ clock: windowMoved, fn: (position) => ({ position }), target: settingsChanged })
sample({ clock: localTileMoved, fn: (localTilePosition) => ({ localTilePosition }), target: settingsChanged })

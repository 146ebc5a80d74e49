import { combine, createEvent, createStore, sample } from 'effector'
import { callClosed } from './active-call'
import { $callSettings, type CallSettings, settingsChanged } from './call-room'

// Events
export const windowMinimised = createEvent()
export const windowRestored = createEvent()
/** The doctor has moved the minimised window there; null is where it stands by itself. */
export const windowMoved = createEvent<CallSettings['position']>()
/** The same of the doctor's own picture in the full window. */
export const localTileMoved = createEvent<CallSettings['localTilePosition']>()
/** A dialog has opened over the window, or the last one is gone. */
export const windowCoveredChanged = createEvent<boolean>()

// State
/** As the doctor wants it. */
export const $preferredWindow = $callSettings.map(({ window }) => window)
export const $windowPosition = $callSettings.map(({ position }) => position)
export const $localTilePosition = $callSettings.map(({ localTilePosition }) => localTilePosition)
/** Who looks something up in a call goes on talking: the call steps aside for as long as that takes. */
const $isCovered = createStore(false)
  .on(windowCoveredChanged, (_, isCovered) => isCovered)
  .reset(windowRestored, callClosed)
export const $window = combine($preferredWindow, $isCovered, (chosen, isCovered) => (isCovered ? 'minimised' : chosen))

// Connections
sample({ clock: windowMinimised, fn: () => ({ window: 'minimised' as const }), target: settingsChanged })
sample({ clock: windowRestored, fn: () => ({ window: 'full' as const }), target: settingsChanged })
sample({ clock: windowMoved, fn: (position) => ({ position }), target: settingsChanged })
sample({ clock: localTileMoved, fn: (ownPlace) => ({ localTilePosition: ownPlace }), target: settingsChanged })

import { combine, createEvent, createStore, sample } from 'effector'
import { callClosed } from './active-call'
import { $callChoices, type CallChoices, choiceMade } from './call-room'

// What happened
export const windowMinimised = createEvent()
export const windowRestored = createEvent()
/** The doctor has moved the minimised window there; null is where it stands by itself. */
export const windowMoved = createEvent<CallChoices['place']>()
/** The same of the doctor's own picture in the full window. */
export const ownTileMoved = createEvent<CallChoices['ownPlace']>()
/** A dialog has opened over the window, or the last one is gone. */
export const windowCovered = createEvent<boolean>()

// State
/** As the doctor wants it. */
export const $chosenWindow = $callChoices.map(({ window }) => window)
export const $windowPlace = $callChoices.map(({ place }) => place)
export const $ownTilePlace = $callChoices.map(({ ownPlace }) => ownPlace)
/** Who looks something up in a call goes on talking: the call steps aside for as long as that takes. */
const $isCovered = createStore(false)
  .on(windowCovered, (_, isCovered) => isCovered)
  .reset(windowRestored, callClosed)
export const $window = combine($chosenWindow, $isCovered, (chosen, isCovered) => (isCovered ? 'minimised' : chosen))

// Flow
sample({ clock: windowMinimised, fn: () => ({ window: 'minimised' as const }), target: choiceMade })
sample({ clock: windowRestored, fn: () => ({ window: 'full' as const }), target: choiceMade })
sample({ clock: windowMoved, fn: (place) => ({ place }), target: choiceMade })
sample({ clock: ownTileMoved, fn: (ownPlace) => ({ ownPlace }), target: choiceMade })

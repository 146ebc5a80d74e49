import { createEvent, sample } from 'effector'
import { $callChoices, choiceMade } from './call-room'

// What happened
export const windowMinimised = createEvent()
export const windowRestored = createEvent()

// State
export const $window = $callChoices.map(({ window }) => window)

// Flow
sample({ clock: windowMinimised, fn: () => ({ window: 'minimised' as const }), target: choiceMade })
sample({ clock: windowRestored, fn: () => ({ window: 'full' as const }), target: choiceMade })

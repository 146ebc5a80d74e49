import { createEffect, createEvent, sample } from 'effector'
import { printPage } from '@/shared/browser'

// Events
export const printRequested = createEvent()

// Effects
const printFx = createEffect(printPage)

// Connections
sample({ clock: printRequested, target: printFx })

import { createEffect, createEvent, sample } from 'effector'
import { printPage } from '@/shared/browser'

// What happened
export const printRequested = createEvent()

// What the world does for us
const printFx = createEffect(printPage)

// Flow
sample({ clock: printRequested, target: printFx })

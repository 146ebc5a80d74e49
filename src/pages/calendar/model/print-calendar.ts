import { createEffect, createEvent, sample } from 'effector'
import { printPage } from '@/shared/browser'

export const printRequested = createEvent()

const printFx = createEffect(printPage)

sample({ clock: printRequested, target: printFx })

import { createEvent, sample } from 'effector'
import { printPage } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'

export const printRequested = createEvent()

const printFx = createTask(printPage)

sample({ clock: printRequested, target: printFx })

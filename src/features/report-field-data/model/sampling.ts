import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { not } from 'patronum'
import { $config } from '@/shared/config'
import { measuringStarted } from './measuring-events'

// Events
/** May fire more than once; the first one decides whether this page view is measured. */
export const fieldDataRequested = createEvent()

// Effects
const decideFx = attach({
  source: $config,
  effect: ({ errorReportUrl, fieldDataRate }) => errorReportUrl !== '' && Math.random() < fieldDataRate,
})
const loadFx = createEffect(() => import('./field-data'))

// Stores
const $isDecided = createStore(false).on(decideFx, () => true)

// Connections
sample({
  clock: fieldDataRequested,
  filter: not($isDecided),
  target: decideFx,
})
sample({ clock: decideFx.doneData, filter: (isSampled) => isSampled, target: loadFx })
/** Starts the measurement, whose relations exist only from here on. */
sample({ clock: loadFx.done, target: measuringStarted })

import { attach, createEffect, createStore, sample } from 'effector'
import { not } from 'patronum'
import { $config } from '@/shared/config'
import { screenReady } from '@/shared/lifecycle'
import { measuringStarted } from './measuring-events'

// Effects
const decideFx = attach({
  source: $config,
  effect: ({ errorReportUrl, fieldDataRate }) => errorReportUrl !== '' && Math.random() < fieldDataRate,
})
const loadFx = createEffect(() => import('./field-data'))

// Stores
const $isDecided = createStore(false).on(decideFx, () => true)

// Connections
/** The first screen decides whether this page view is measured. */
sample({ clock: screenReady, filter: not($isDecided), target: decideFx })
sample({ clock: decideFx.doneData, filter: (isSampled) => isSampled, target: loadFx })
/** Starts the measurement, whose relations exist only from here on. */
sample({ clock: loadFx.done, target: measuringStarted })

import { attach, createEffect, sample } from 'effector'
import { once } from 'patronum'
import { $config } from '@/shared/config'
import { screenReady } from '@/shared/lifecycle'
import { measuringStarted } from './measuring-events'

// Effects
const decideFx = attach({
  source: $config,
  effect: ({ errorReportUrl, fieldDataRate }) => errorReportUrl !== '' && Math.random() < fieldDataRate,
})
const loadFx = createEffect(() => import('./field-data'))

// Connections
/** The first screen decides whether this page view is measured. */
sample({ clock: once(screenReady), target: decideFx })
sample({ clock: decideFx.doneData, filter: (isSampled) => isSampled, target: loadFx })
/** Starts the measurement, whose relations exist only from here on. */
sample({ clock: loadFx.done, target: measuringStarted })

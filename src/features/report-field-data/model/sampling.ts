import { createEffect, sample } from 'effector'
import { once } from 'patronum'
import { $config } from '@/shared/config'
import { attachTask } from '@/shared/lib/effector'
import { screenReady } from '@/shared/lifecycle'
import { measuringStarted } from './measuring-events'

// Effects
const decideTask = attachTask(
  $config,
  ({ errorReportUrl, fieldDataRate }) => errorReportUrl !== '' && Math.random() < fieldDataRate,
)
const loadFx = createEffect(() => import('./field-data'))

// Connections
/** The first screen decides whether this page view is measured. */
sample({ clock: once(screenReady), target: decideTask })
sample({ clock: decideTask.doneData, filter: (isSampled) => isSampled, target: loadFx })
/** Starts the measurement, whose connections exist only from here on. */
sample({ clock: loadFx.done, target: measuringStarted })

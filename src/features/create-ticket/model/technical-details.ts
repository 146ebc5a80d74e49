import { combine, createEvent, createStore, restore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { isOnline, readClientInfo } from '@/shared/browser'
import { PORTAL_VERSION } from '@/shared/config'
import { attachTask } from '@/shared/lib/effector'
import { $liveStatus } from '@/shared/realtime'
import { $currentRoute, $language } from '@/shared/routes'
import { toTechnicalDetails } from '../lib/technical-details'
import { ticketRequested } from './ticket-drawer'
import { ticketDataCleared, ticketCreated } from './tickets'

// Events
export const detailsIncludedChanged = createEvent<boolean>()

// Effects
const readTask = attachTask(
  combine({ route: $currentRoute, language: $language, liveStatus: $liveStatus }),
  ({ route, language, liveStatus }) =>
    toTechnicalDetails({
      version: PORTAL_VERSION,
      route: route?.id ?? null,
      language,
      device: readClientInfo(),
      isOnline: isOnline(),
      liveStatus,
    }),
)

// Stores
export const $areDetailsIncluded = createStore(false)
  .on(detailsIncludedChanged, (_, areIncluded) => areIncluded)
  .reset(ticketCreated, ticketDataCleared, sessionEnded)
/** Null until the form shows them for the first time. */
export const $technicalDetails = restore(readTask.doneData, null)

// Connections
sample({
  clock: [detailsIncludedChanged, ticketRequested, $language],
  filter: $areDetailsIncluded,
  target: readTask,
})

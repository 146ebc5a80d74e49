import { createEvent, createStore, restore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { $currentRoute, locationChanged } from '@/shared/routes'
import { NO_FILTER, type WorklistFilter } from '../lib/worklist-filter'

// Events
export const typeChosen = createEvent<WorklistFilter['type']>()
export const creatorChosen = createEvent<WorklistFilter['creator']>()
export const filterCleared = createEvent()
/** The keyboard or the mouse has come to the row of a reminder; the uuid. */
export const rowVisited = createEvent<string>()
const worklistLeft = createEvent()

// State
export const $filter = createStore<WorklistFilter>(NO_FILTER)
  .on(typeChosen, (filter, type) => ({ ...filter, type }))
  .on(creatorChosen, (filter, creator) => ({ ...filter, creator }))
  .reset(filterCleared, worklistLeft)
/** Where the doctor was, to come back to it from the patient's page. */
export const $lastRow = restore(rowVisited, null).reset(typeChosen, creatorChosen, filterCleared, worklistLeft)

// Connections
/** From a patient's follow-up page the way leads back to the list as it was; from anywhere else it begins anew. */
sample({
  clock: locationChanged,
  source: $currentRoute,
  filter: (route) => route?.id !== 'crm' && route?.id !== 'patientFollowUp',
  fn: () => {},
  target: worklistLeft,
})
sample({ clock: sessionEnded, fn: () => {}, target: worklistLeft })

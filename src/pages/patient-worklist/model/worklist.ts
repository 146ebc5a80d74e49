import { createEvent, createStore, restore } from 'effector'
import { screenLeft } from '@/shared/routes'
import { NO_FILTER, type WorklistFilter } from '../lib/worklist-filter'

// Events
export const typeChosen = createEvent<WorklistFilter['type']>()
export const creatorChosen = createEvent<WorklistFilter['creator']>()
export const filterCleared = createEvent()
export const rowVisited = createEvent<string>()
/** Returning from a patient's follow-up page restores the list; any other page resets it. */
const worklistLeft = screenLeft('crm', 'patientFollowUp')

// Stores
export const $filter = createStore<WorklistFilter>(NO_FILTER)
  .on(typeChosen, (filter, type) => ({ ...filter, type }))
  .on(creatorChosen, (filter, creator) => ({ ...filter, creator }))
  .reset(filterCleared, worklistLeft)
/** Restored when the user returns from a patient's page. */
export const $lastRow = restore(rowVisited, null).reset(typeChosen, creatorChosen, filterCleared, worklistLeft)

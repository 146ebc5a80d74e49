import { createEvent, createStore, restore } from 'effector'
import { screenLeft } from '@/shared/routes'
import { NO_FILTER, type WorklistFilter } from '../lib/worklist-filter'
import type { VisitedRow } from '../lib/worklist-groups'

// Events
export const typeChosen = createEvent<WorklistFilter['type']>()
export const creatorChosen = createEvent<WorklistFilter['creator']>()
export const unreadOnlyChanged = createEvent<boolean>()
export const filterCleared = createEvent()
export const rowVisited = createEvent<VisitedRow>()
/** Returning from a patient's follow-up page restores the list; any other page resets it. */
const worklistLeft = screenLeft('crm', 'patientFollowUp')

// Stores
export const $filter = createStore<WorklistFilter>(NO_FILTER)
  .on(typeChosen, (filter, type) => ({ ...filter, type }))
  .on(creatorChosen, (filter, creator) => ({ ...filter, creator }))
  .on(unreadOnlyChanged, (filter, isUnreadOnly) => ({ ...filter, isUnreadOnly }))
  .reset(filterCleared, worklistLeft)
/** Restored when the user returns from a patient's page. */
export const $lastRow = restore(rowVisited, null).reset(
  typeChosen,
  creatorChosen,
  unreadOnlyChanged,
  filterCleared,
  worklistLeft,
)

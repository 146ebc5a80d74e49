import { createEvent, createStore, restore, sample } from 'effector'
import { changeRequested, createNotificationFilters, notificationsListed } from '@/entities/notification'
import { remindersRequested } from '@/features/review-reminders'
import { nextSort, type Sort } from '@/shared/columns'
import { screenLeft } from '@/shared/routes'
import type { Grouping } from '../lib/group-notifications'
import type { SortColumn } from '../lib/sort-notifications'
import { columnToggled } from './column-preferences'

// Events
/** In the header of the column. */
export const columnSortToggled = createEvent<SortColumn>()
/** In the menu; null for the default order, by start time. */
export const sortChosen = createEvent<Sort<SortColumn> | null>()
export const groupingChosen = createEvent<Grouping>()
export const rowOpened = createEvent<string>()
export const rowDismissed = createEvent()
export const pageLeft = screenLeft('appointments')
/** Returning from a patient's follow-up page restores the list; any other page resets it. */
const listReset = screenLeft('appointments', 'patientFollowUp')

// Stores
export const listFilters = createNotificationFilters()
/** The uuids of all rows, after a change of the list. */
export const rowsListed = notificationsListed(listFilters.$applied, (filter) => [filter]).map(
  (listed): ReadonlySet<string> => new Set(listed.map(({ uuid }) => uuid)),
)
export const $sort = createStore<Sort<SortColumn> | null>(null)
  .on(columnSortToggled, nextSort)
  .on(sortChosen, (_, sort) => sort)
  // Only a visible column is sorted by, so toggling it hides it.
  .on(columnToggled, (sort, column) => (sort?.column === column ? null : sort))
  .reset(listReset)
export const $grouping = restore(groupingChosen, 'none').reset(listReset)
export const $openRow = restore(rowOpened, null)
  // The dialog of a changed notification stays closed if the change fails.
  .on(changeRequested, (open, { uuid }) => (open === uuid ? null : open))
  // The dialog does not open again when another user shows the notification again.
  .on(rowsListed, (open, listed) => (open !== null && listed.has(open) ? open : null))
  .reset(rowDismissed, remindersRequested, listFilters.$applied, pageLeft)

// Connections
sample({ clock: listReset, target: listFilters.cleared })

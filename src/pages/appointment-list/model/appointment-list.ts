import { createEvent, createStore, sample } from 'effector'
import { changeRequested } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import { $currentRoute, locationChanged } from '@/shared/routes'
import type { Grouping } from '../lib/group-notifications'
import { nextSort, type Sort, type SortColumn } from '../lib/sort-notifications'
import { listFilters } from './list-filters'

// Events
/** A click on the head of a column. */
export const sortChosen = createEvent<SortColumn>()
/** A choice of all there are; null for the order of the day. */
export const orderChosen = createEvent<Sort | null>()
export const groupingChosen = createEvent<Grouping>()
/** The uuid of the notification whose dialog is wanted. */
export const rowOpened = createEvent<string>()
export const dialogClosed = createEvent()
/** The doctor is on another screen. */
export const pageLeft = createEvent()
const listForgotten = createEvent()

// State
/** Null: in the order of the day. */
export const $sort = createStore<Sort | null>(null)
  .on(sortChosen, nextSort)
  .on(orderChosen, (_, sort) => sort)
  .reset(listForgotten)
export const $grouping = createStore<Grouping>('none')
  .on(groupingChosen, (_, grouping) => grouping)
  .reset(listForgotten)
export const $openRow = createStore<string | null>(null)
  .on(rowOpened, (_, uuid) => uuid)
  .reset(dialogClosed, listFilters.$applied, pageLeft)

// Connections
/** What was done to it is told elsewhere; one that comes back because the platform refused does not open again. */
sample({
  clock: changeRequested,
  source: $openRow,
  filter: (open, { uuid }) => open === uuid,
  fn: () => {},
  target: dialogClosed,
})

sample({
  clock: locationChanged,
  source: $currentRoute,
  filter: (route) => route?.id !== 'appointments',
  fn: () => {},
  target: pageLeft,
})
/** From a patient's follow-up page the way leads back to the list as it was; from anywhere else it begins anew. */
sample({
  clock: pageLeft,
  source: $currentRoute,
  filter: (route) => route?.id !== 'patientFollowUp',
  fn: () => {},
  target: listForgotten,
})
sample({ clock: sessionEnded, fn: () => {}, target: [pageLeft, listForgotten] })
sample({ clock: listForgotten, target: listFilters.cleared })

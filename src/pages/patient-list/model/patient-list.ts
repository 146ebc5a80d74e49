import { createEvent, createStore, sample } from 'effector'
import { $requestedListTerm, createSearchText, listRequestTaken } from '@/entities/patient'
import { createUserPreference } from '@/entities/user'
import { nextSort, type Sort, toLayout } from '@/shared/columns'
import { $currentRoute, locationChanged, screenLeft } from '@/shared/routes'
import { COLUMNS } from '../lib/columns'
import type { SortColumn } from '../lib/sort-patients'

// Events
export const columnSortToggled = createEvent<SortColumn>()
export const numberRevealToggled = createEvent<string>()
const listLeft = screenLeft('patients')
/** A return from the follow-up page of a patient restores the search. */
const searchLeft = screenLeft('patients', 'patientFollowUp')

// Stores
/** In memory only: patient names must not be in the address or in storage. */
export const { textTyped, $text, $typedTerm, $settledTerm } = createSearchText(searchLeft)
/** Null: the order of the response, best match first. */
export const $sort = createStore<Sort<SortColumn> | null>(null).on(columnSortToggled, nextSort).reset(searchLeft)
/** One patient at a time; reset by a new term. */
export const $revealedPatientId = createStore<string | null>(null)
  .on(numberRevealToggled, (revealed, uuid) => (revealed === uuid ? null : uuid))
  .reset(listLeft, $typedTerm)
export const columnLayout = createUserPreference({
  key: 'portal.patient-column-layout',
  initial: toLayout(COLUMNS),
  parse: (stored) => toLayout(COLUMNS, stored),
})

// Connections
/** The search palette has opened the list with its own search term. */
const termRequested = sample({
  clock: locationChanged,
  source: { route: $currentRoute, term: $requestedListTerm },
  filter: ({ route, term }) => route?.id === 'patients' && term !== '',
  fn: ({ term }) => term,
})
sample({ clock: termRequested, target: textTyped })
sample({ clock: termRequested, target: listRequestTaken })

import { createEvent, createStore, sample } from 'effector'
import { createSearchText } from '@/entities/patient'
import { sessionEnded } from '@/shared/auth'
import { $currentRoute, locationChanged } from '@/shared/routes'
import { nextSort, type PatientSort, type SortColumn } from '../lib/sort-patients'

// Events
export const sortChosen = createEvent<SortColumn>()
/** The uuid of the patient whose citizenship number was asked for, or put away again. */
export const numberRevealToggled = createEvent<string>()
const listLeft = createEvent()

// State
/** What was searched for lives as long as the page: neither in the address nor in a storage. */
export const { textTyped, compositionChanged, $text, $typedTerm, $settledTerm } = createSearchText(listLeft)
/** Null: as the platform has answered, the best match first. */
export const $sort = createStore<PatientSort | null>(null).on(sortChosen, nextSort).reset(listLeft)
/** One number at a time, and only while its row is there. */
export const $revealedPatientId = createStore<string | null>(null)
  .on(numberRevealToggled, (revealed, uuid) => (revealed === uuid ? null : uuid))
  .reset(listLeft, $typedTerm)

// Connections
sample({
  clock: locationChanged,
  source: $currentRoute,
  filter: (route) => route?.id !== 'patients',
  fn: () => {},
  target: listLeft,
})
sample({ clock: sessionEnded, fn: () => {}, target: listLeft })

import { createEvent, restore } from 'effector'
import { sessionEnded } from '@/shared/auth'

/** Opens the patient list with this search term. */
export const patientListRequested = createEvent<string>()
export const listRequestTaken = createEvent()

/** Until the list, which is loaded on demand, takes it. In memory only: names must not be in the address. */
export const $requestedListTerm = restore(patientListRequested, '').reset(listRequestTaken, sessionEnded)

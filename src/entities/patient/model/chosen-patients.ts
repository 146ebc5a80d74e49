import { createEvent, createStore, restore } from 'effector'
import { normalizeId } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { $currentRoute, type RouteMatch, whenFeaturesReady } from '@/shared/routes'
import { fullName, type Patient } from './patient'

/** The user chose a search result. For a locked patient the PIN comes first. */
export const patientChosen = createEvent<Patient>()
/** `patientChosen` for the features that open the card, which are loaded after the first screen. */
export const cardRequested = whenFeaturesReady(patientChosen)
/** Opens the follow-up page. For a locked patient the PIN comes first. */
export const followUpRequested = createEvent<Patient>()
/** Opens the search palette and searches for this name; for patients whose uuid is not known. */
export const patientSearchRequested = createEvent<string>()

const MAX_PATIENT_NAMES = 100

/** Names by uuid, also of locked patients, for the follow-up page: its address contains only the uuid. In memory only. */
export const $patientNames = createStore<ReadonlyMap<string, string>>(new Map())
  .on([patientChosen, followUpRequested], (names, patient) => {
    const name = fullName(patient)
    if (name === null) return names
    const others = [...names].filter(([uuid]) => uuid !== patient.uuid)
    return new Map([...others, [patient.uuid, name] as const].slice(-MAX_PATIENT_NAMES))
  })
  .reset(sessionEnded)

/** Id in the address of the follow-up page, which may be invalid; null on other pages. */
export const routePatientId = (route: RouteMatch | null): string | null =>
  route?.id === 'patientFollowUp' ? normalizeId(route.params.id ?? '') : null
export const $routePatientId = $currentRoute.map(routePatientId)

const MAX_RECENT_PATIENTS = 5

/** Fires only for patients whose lock is known to be `open`. */
export const recentPatientAdded = createEvent<Patient>()

/** Newest first. In memory only: a reload and a clinic switch clear the list. */
export const $recentPatients = createStore<readonly Patient[]>([])
  .on(recentPatientAdded, (recent, added) => {
    const listed = added.areDetailsUnknown && recent.find(({ uuid }) => uuid === added.uuid)
    return [listed || added, ...recent.filter(({ uuid }) => uuid !== added.uuid)].slice(0, MAX_RECENT_PATIENTS)
  })
  .reset(sessionEnded)

/** Opens the patient list with this search term. */
export const patientListRequested = createEvent<string>()
export const listRequestTaken = createEvent()

/** Kept until the list, which is loaded on demand, takes the term. In memory only: names must not be in the address. */
export const $requestedListTerm = restore(patientListRequested, '').reset(listRequestTaken, sessionEnded)

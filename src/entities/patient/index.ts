export { usePatientSearch } from './api/patient-search'
export { parseBirthDate } from './model/birth-date'
export { numberCopyRequested } from './model/copy-number'
export {
  cardRequested,
  $requestedListTerm,
  followUpRequested,
  listRequestTaken,
  patientListRequested,
  patientChosen,
  patientSearchRequested,
  $patientNames,
  $recentPatients,
  $routePatientId,
  routePatientId,
  recentPatientAdded,
} from './model/chosen-patients'
export { visibleSuffix, fullName, isPatientId, type Patient, patientWithoutDetails } from './model/patient'
export { type PatientSearchState, createSearchText } from './model/patient-search-state'
export { BirthDate, CitizenshipNumber, MaskedNumber, PhoneNumber, RevealableNumber } from './ui/PatientFields'
export { useSearchAnnouncement, useSearchNotice } from './ui/search-texts'

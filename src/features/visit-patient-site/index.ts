export { $isPatientSiteAvailable, availabilityCheckRequested } from './model/availability'
export { clearOtherCopiesFx } from './model/session-copies'
export { patientSiteChosen } from './model/visit'
export { PatientSiteItem } from './ui/PatientSiteItem'

export { $isPatientSiteAvailable, availabilityCheckRequested } from './model/availability'
export { patientSiteChosen } from './model/visit'
export { PatientSiteItem } from './ui/PatientSiteItem'

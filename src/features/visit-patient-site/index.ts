export { $isPatientSiteAvailable } from './model/availability'
export { clearOtherCopiesTask } from './model/session-copy'
export { patientSiteChosen } from './model/visit'
export { PatientSiteItem } from './ui/PatientSiteItem'

export { $isPatientSiteAvailable } from './model/availability'
export { clearOtherCopiesTask } from './model/session-copies'
export { patientSiteChosen } from './model/visit'
export { PatientSiteItem } from './ui/PatientSiteItem'

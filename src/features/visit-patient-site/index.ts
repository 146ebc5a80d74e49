export { $isPatientSiteAvailable } from './model/availability'
export { clearOtherCopiesTask } from './model/clear-other-copies'
export { patientSiteChosen } from './model/visit'
export { PatientSiteItem } from './ui/PatientSiteItem'

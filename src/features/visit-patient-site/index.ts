export { $isPatientSiteOffered, offerRequested } from './model/offer'
export { patientSiteChosen } from './model/visit'
export { PatientSiteItem } from './ui/PatientSiteItem'

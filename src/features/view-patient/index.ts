export { patientModal, treatmentSessionPanel } from './model/lazy-dialogs'
export { consultationRequested, patientDismissed, patientOpened } from './model/patient-card'
export { treatmentSessionOpened } from './model/treatment-session'

export { patientModal, sessionPanel } from './model/lazy-dialogs'
export { consultationWanted, patientDismissed, patientOpened } from './model/patient-card'
export { sessionOpened } from './model/treatment-session'

export { patientModal, sessionPanel } from './model/late-dialogs'
export { consultationWanted, patientDismissed, patientOpened } from './model/patient-card'
export { sessionOpened } from './model/session-view'

export { patientDismissed, patientOpened } from './model/patient-card'
export { PatientModal } from './ui/PatientModal'

export { consultationRequested, patientDismissed, patientOpened } from './model/patient-card'
export { treatmentSessionDismissed, treatmentSessionOpened } from './model/treatment-session'
export { PatientModalSlot, TreatmentSessionSlot } from './ui/LazyDialogs'

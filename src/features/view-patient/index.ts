export {
  $openedPatient,
  cardLocked,
  consultationRequested,
  patientDismissed,
  patientOpened,
  treatmentSessionDismissed,
  treatmentSessionOpened,
} from './model/patient-card'
export { PatientModalSlot, TreatmentSessionSlot } from './ui/LazyDialogs'

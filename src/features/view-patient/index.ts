export {
  cardLocked,
  consultationRequested,
  patientDismissed,
  patientOpened,
  treatmentSessionDismissed,
  treatmentSessionOpened,
} from './model/patient-card'
export { PatientCardSlot, TreatmentSessionSlot } from './ui/lazy-dialogs'

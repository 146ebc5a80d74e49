import { createLateDialog } from '@/shared/lib/lazy-view'
import { $patient, patientDismissed } from './patient-card'
import { $sessionView, sessionDismissed } from './treatment-session'

export const patientModal = createLateDialog(async () => (await import('../ui/PatientModal')).PatientModal, {
  $isOpen: $patient.map((patient) => patient !== null),
  dismissed: patientDismissed,
})

export const sessionPanel = createLateDialog(async () => (await import('../ui/TreatmentSessionPanel')).SessionPanel, {
  $isOpen: $sessionView.map((view) => view !== null),
  dismissed: sessionDismissed,
})

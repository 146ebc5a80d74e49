import { createLazyDialog } from '@/shared/lib/lazy-view'
import { $patient, patientDismissed } from './patient-card'
import { $treatmentSession, treatmentSessionDismissed } from './treatment-session'

export const patientModal = createLazyDialog(async () => (await import('../ui/PatientModal')).PatientModal, {
  $isOpen: $patient.map((patient) => patient !== null),
  dismissed: patientDismissed,
})

export const treatmentSessionPanel = createLazyDialog(
  async () => (await import('../ui/TreatmentSessionPanel')).TreatmentSessionPanel,
  {
    $isOpen: $treatmentSession.map((view) => view !== null),
    dismissed: treatmentSessionDismissed,
  },
)

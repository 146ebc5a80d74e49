import { lazyDialog } from '@/shared/ui/lazy'
import {
  $isPatientOpen,
  $isTreatmentSessionOpen,
  patientDismissed,
  treatmentSessionDismissed,
} from '../model/patient-card'

export const PatientCardSlot = lazyDialog(
  async () => (await import(/* webpackChunkName: "panels" */ './PatientCard')).PatientCard,
  {
    prefetch: 'medium',
    $isOpen: $isPatientOpen,
    dismissed: patientDismissed,
    isNonBlocking: true,
  },
)

export const TreatmentSessionSlot = lazyDialog(
  async () => (await import(/* webpackChunkName: "panels" */ './TreatmentSessionPanel')).TreatmentSessionPanel,
  {
    prefetch: 'medium',
    $isOpen: $isTreatmentSessionOpen,
    dismissed: treatmentSessionDismissed,
  },
)

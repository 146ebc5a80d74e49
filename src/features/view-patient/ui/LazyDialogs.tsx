import { useUnit } from 'effector-react'
import { LazyDialog, lazyView } from '@/shared/ui/lazy'
import { $openedPatient, $treatmentSession, patientDismissed, treatmentSessionDismissed } from '../model/patient-card'

const PatientModal = lazyView(
  async () => (await import(/* webpackChunkName: "panels" */ './PatientModal')).PatientModal,
  { prefetch: 'medium' },
)

const TreatmentSessionPanel = lazyView(
  async () => (await import(/* webpackChunkName: "panels" */ './TreatmentSessionPanel')).TreatmentSessionPanel,
  {
    prefetch: 'medium',
  },
)

export function PatientModalSlot() {
  const { patient, dismiss } = useUnit({ patient: $openedPatient, dismiss: patientDismissed })
  return <LazyDialog view={PatientModal} isOpen={patient !== null} onClose={dismiss} data-non-blocking />
}

export function TreatmentSessionSlot() {
  const { treatmentSession, dismiss } = useUnit({
    treatmentSession: $treatmentSession,
    dismiss: treatmentSessionDismissed,
  })
  return <LazyDialog view={TreatmentSessionPanel} isOpen={treatmentSession !== null} onClose={dismiss} />
}

import { useUnit } from 'effector-react'
import { LazyDialog, lazyView } from '@/shared/ui/lazy'
import { $openedPatient, $treatmentSession, patientDismissed, treatmentSessionDismissed } from '../model/patient-card'

const PatientCard = lazyView(async () => (await import(/* webpackChunkName: "panels" */ './PatientCard')).PatientCard, {
  prefetch: 'medium',
})

const TreatmentSessionPanel = lazyView(
  async () => (await import(/* webpackChunkName: "panels" */ './TreatmentSessionPanel')).TreatmentSessionPanel,
  {
    prefetch: 'medium',
  },
)

export function PatientCardSlot() {
  const { patient, dismiss } = useUnit({ patient: $openedPatient, dismiss: patientDismissed })
  return <LazyDialog view={PatientCard} isOpen={patient !== null} onClose={dismiss} data-non-blocking />
}

export function TreatmentSessionSlot() {
  const { treatmentSession, dismiss } = useUnit({
    treatmentSession: $treatmentSession,
    dismiss: treatmentSessionDismissed,
  })
  return <LazyDialog view={TreatmentSessionPanel} isOpen={treatmentSession !== null} onClose={dismiss} />
}

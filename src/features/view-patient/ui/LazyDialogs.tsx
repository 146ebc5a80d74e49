import { useUnit } from 'effector-react'
import { LazyDialog, lazyView } from '@/shared/ui/lazy'
import { $patient, patientDismissed } from '../model/patient-card'
import { $treatmentSession, treatmentSessionDismissed } from '../model/treatment-session'

const PatientModal = lazyView(async () => (await import('./PatientModal')).PatientModal, { prefetch: 'medium' })

const TreatmentSessionPanel = lazyView(async () => (await import('./TreatmentSessionPanel')).TreatmentSessionPanel, {
  prefetch: 'medium',
})

export function PatientModalSlot() {
  const { patient, dismiss } = useUnit({ patient: $patient, dismiss: patientDismissed })
  return <LazyDialog view={PatientModal} isOpen={patient !== null} onClose={() => dismiss()} data-non-blocking />
}

export function TreatmentSessionSlot() {
  const { session, dismiss } = useUnit({ session: $treatmentSession, dismiss: treatmentSessionDismissed })
  return <LazyDialog view={TreatmentSessionPanel} isOpen={session !== null} onClose={() => dismiss()} />
}

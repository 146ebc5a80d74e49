import { useUnit } from 'effector-react'
import { ClipboardList, Video } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fullName } from '@/entities/patient'
import { $today } from '@/shared/lifecycle'
import { $language, buildPath } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import {
  $isNumberRevealed,
  $patient,
  consultationRequested,
  numberRevealToggled,
  patientDismissed,
} from '../model/patient-card'
import { PatientDetails } from './PatientDetails'
import styles from './PatientModal.module.css'

export function PatientModal() {
  const { t } = useTranslation('patient')
  const { patient, today, isNumberRevealed, language, dismiss, toggleNumber, requestConsultation } = useUnit({
    patient: $patient,
    today: $today,
    isNumberRevealed: $isNumberRevealed,
    language: $language,
    dismiss: patientDismissed,
    toggleNumber: numberRevealToggled,
    requestConsultation: consultationRequested,
  })
  return (
    <Dialog
      isOpen={patient !== null}
      onClose={() => dismiss()}
      size="s"
      className={styles.modal}
      title={(patient && fullName(patient)) ?? t('unnamed')}
      data-non-blocking
      footer={
        patient && (
          <>
            <Button icon={Video} onClick={() => requestConsultation(patient)}>
              {t('startConsultation')}
            </Button>
            <ButtonLink
              variant="primary"
              icon={ClipboardList}
              to={buildPath('patientFollowUp', language, { id: patient.uuid })}
            >
              {t('followUp')}
            </ButtonLink>
          </>
        )
      }
    >
      {patient && (
        <PatientDetails
          patient={patient}
          today={today}
          isNumberRevealed={isNumberRevealed}
          onToggleNumber={() => toggleNumber()}
        />
      )}
    </Dialog>
  )
}

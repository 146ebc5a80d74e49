import { useUnit } from 'effector-react'
import { ClipboardList } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fullName } from '@/entities/patient'
import { $today } from '@/shared/lifecycle'
import { $language, buildPath } from '@/shared/routes'
import { Dialog } from '@/shared/ui/dialog'
import { Icon } from '@/shared/ui/icon'
import { $isNumberRevealed, $patient, numberRevealToggled, patientDismissed } from '../model/patient-card'
import { PatientFacts } from './PatientFacts'
import styles from './PatientModal.module.css'

/** What the search knows about a patient, over the page on which the doctor was working. */
export function PatientModal() {
  const { t } = useTranslation('patient')
  const { patient, today, isNumberRevealed, language, dismiss, toggleNumber } = useUnit({
    patient: $patient,
    today: $today,
    isNumberRevealed: $isNumberRevealed,
    language: $language,
    dismiss: patientDismissed,
    toggleNumber: numberRevealToggled,
  })
  return (
    <Dialog
      isOpen={patient !== null}
      onClose={() => dismiss()}
      size="s"
      className={styles.modal}
      title={(patient && fullName(patient)) ?? t('unnamed')}
      data-gives-way
      footer={
        patient && (
          <Link className={styles.followUp} to={buildPath('patientFollowUp', language, { id: patient.uuid })}>
            <Icon icon={ClipboardList} size={18} />
            {t('followUp')}
          </Link>
        )
      }
    >
      {patient && (
        <PatientFacts
          patient={patient}
          today={today}
          isNumberRevealed={isNumberRevealed}
          onToggleNumber={() => toggleNumber()}
        />
      )}
    </Dialog>
  )
}

import { useUnit } from 'effector-react'
import { ClipboardList, Copy, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BirthDate,
  CitizenshipNumber,
  fullName,
  numberCopyRequested,
  type Patient,
  PhoneNumber,
} from '@/entities/patient'
import { $today } from '@/shared/lifecycle'
import { $language, buildPath } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { IconButton } from '@/shared/ui/icon-button'
import {
  $isNumberRevealed,
  $openedPatient,
  consultationRequested,
  numberRevealToggled,
  patientDismissed,
} from '../model/patient-card'
import styles from './PatientModal.module.css'

export function PatientModal() {
  const { t } = useTranslation('patient')
  const { patient, today, isNumberRevealed, language, dismiss, toggleNumber, requestConsultation } = useUnit({
    patient: $openedPatient,
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

interface PatientDetailsProps {
  patient: Patient
  /** Day at the clinic, for example `2026-11-21`. */
  today: string
  isNumberRevealed: boolean
  onToggleNumber: () => void
}

function PatientDetails({ patient, today, isNumberRevealed, onToggleNumber }: PatientDetailsProps) {
  const { t } = useTranslation('patient')
  const copy = useUnit(numberCopyRequested)
  const { phone, citizenshipNumber } = patient
  return (
    <dl className={styles.details}>
      <DetailRow name={t('phone')}>
        {phone && (
          <>
            <PhoneNumber phone={phone} />
            <IconButton
              size="s"
              icon={Copy}
              label={t('copyPhone')}
              className={styles.atEnd}
              onClick={() => copy({ kind: 'phone', number: phone })}
            />
          </>
        )}
      </DetailRow>
      <DetailRow name={t('birthDate')}>
        {patient.birthDate && <BirthDate date={patient.birthDate} today={today} />}
      </DetailRow>
      <DetailRow name={t('citizenshipNumber')}>
        {citizenshipNumber && (
          <>
            <CitizenshipNumber
              number={citizenshipNumber}
              isRevealed={isNumberRevealed}
              onToggle={onToggleNumber}
              className={styles.atEnd}
            />
            {isNumberRevealed && (
              <IconButton
                size="s"
                icon={Copy}
                label={t('copyNumber')}
                onClick={() => copy({ kind: 'citizenshipNumber', number: citizenshipNumber })}
              />
            )}
          </>
        )}
      </DetailRow>
    </dl>
  )
}

function DetailRow({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('patient')
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value} data-tabular>
        {children || <span className={styles.missing}>{t('notRecorded')}</span>}
      </dd>
    </div>
  )
}

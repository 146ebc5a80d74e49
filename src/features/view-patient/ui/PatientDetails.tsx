import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BirthDate, CitizenshipNumber, type Patient, PhoneNumber } from '@/entities/patient'
import styles from './PatientDetails.module.css'

interface PatientDetailsProps {
  patient: Patient
  /** Day at the clinic, for example `2026-11-21`. */
  today: string
  isNumberRevealed: boolean
  onToggleNumber: () => void
}

export function PatientDetails({ patient, today, isNumberRevealed, onToggleNumber }: PatientDetailsProps) {
  const { t } = useTranslation('patient')
  return (
    <dl className={styles.details}>
      <DetailRow name={t('phone')}>{patient.phone && <PhoneNumber phone={patient.phone} />}</DetailRow>
      <DetailRow name={t('birthDate')}>
        {patient.birthDate && <BirthDate date={patient.birthDate} today={today} />}
      </DetailRow>
      <DetailRow name={t('citizenshipNumber')}>
        {patient.citizenshipNumber && (
          <CitizenshipNumber
            number={patient.citizenshipNumber}
            isRevealed={isNumberRevealed}
            onToggle={onToggleNumber}
            className={styles.reveal}
          />
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

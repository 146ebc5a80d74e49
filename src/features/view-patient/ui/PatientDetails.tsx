import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BirthDate, CitizenshipNumber, type Patient, PhoneNumber } from '@/entities/patient'
import styles from './PatientDetails.module.css'

interface PatientFactsProps {
  patient: Patient
  /** The local day, `2026-11-21`. */
  today: string
  isNumberRevealed: boolean
  onToggleNumber: () => void
}

export function PatientFacts({ patient, today, isNumberRevealed, onToggleNumber }: PatientFactsProps) {
  const { t } = useTranslation('patient')
  return (
    <dl className={styles.facts}>
      <Fact name={t('phone')}>{patient.phone && <PhoneNumber phone={patient.phone} />}</Fact>
      <Fact name={t('birthDate')}>{patient.birthDate && <BirthDate date={patient.birthDate} today={today} />}</Fact>
      <Fact name={t('citizenshipNumber')}>
        {patient.citizenshipNumber && (
          <CitizenshipNumber
            number={patient.citizenshipNumber}
            isRevealed={isNumberRevealed}
            onToggle={onToggleNumber}
            className={styles.reveal}
          />
        )}
      </Fact>
    </dl>
  )
}

/** A line of the card. What the clinic has not written down says so. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('patient')
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value} data-tabular>
        {children || <span className={styles.missing}>{t('notRecorded')}</span>}
      </dd>
    </div>
  )
}

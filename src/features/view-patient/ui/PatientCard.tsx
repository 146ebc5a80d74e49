import { useUnit } from 'effector-react'
import { Copy, HeartHandshake, Video } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import {
  BirthDate,
  CitizenshipNumber,
  fullName,
  numberCopyRequested,
  type Patient,
  PhoneNumber,
} from '@/entities/patient'
import type { Day } from '@/shared/lib/day'
import { $today } from '@/shared/lifecycle'
import { $language, buildPath } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { IconButton } from '@/shared/ui/icon-button'
import { $openedPatient, consultationRequested, patientDismissed } from '../model/patient-card'
import styles from './PatientCard.module.css'

export function PatientCard() {
  const { t } = useTranslation(['patient', 'call'])
  const { patient, today, language, dismiss, requestConsultation } = useUnit({
    patient: $openedPatient,
    today: $today,
    language: $language,
    dismiss: patientDismissed,
    requestConsultation: consultationRequested,
  })
  return (
    <Dialog
      isOpen={patient !== null}
      onClose={dismiss}
      size="s"
      className={styles.card}
      title={(patient && fullName(patient)) ?? t(patient?.areDetailsUnknown ? 'nameUnknown' : 'unnamed')}
      data-non-blocking
      footer={
        patient && (
          <>
            <Button icon={Video} onClick={() => requestConsultation(patient)}>
              {t('call:join.action')}
            </Button>
            <ButtonLink
              variant="primary"
              icon={HeartHandshake}
              to={buildPath('patientFollowUp', language, { id: patient.uuid })}
            >
              {t('followUp')}
            </ButtonLink>
          </>
        )
      }
    >
      {patient?.areDetailsUnknown && <p>{t('detailsUnknown')}</p>}
      {patient && !patient.areDetailsUnknown && <PatientDetails key={patient.uuid} patient={patient} today={today} />}
    </Dialog>
  )
}

interface PatientDetailsProps {
  patient: Patient
  today: Day
}

function PatientDetails({ patient, today }: PatientDetailsProps) {
  const { t } = useTranslation('patient')
  const copy = useUnit(numberCopyRequested)
  const [isNumberRevealed, setNumberRevealed] = useState(false)
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
              onToggle={() => setNumberRevealed((isRevealed) => !isRevealed)}
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
      <dd className={styles.value}>{children || <span className={styles.missing}>{t('notRecorded')}</span>}</dd>
    </div>
  )
}

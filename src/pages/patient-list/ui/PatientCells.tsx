import { useUnit } from 'effector-react'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BirthDate, CitizenshipNumber, fullName, type Patient, PhoneNumber, patientChosen } from '@/entities/patient'
import { findInName, findInNumber } from '@/shared/lib/find-matches'
import { $today } from '@/shared/lifecycle'
import { Avatar } from '@/shared/ui/avatar'
import { Highlight } from '@/shared/ui/text'
import { Icon } from '@/shared/ui/icon'
import { $revealedPatientId, numberRevealToggled } from '../model/patient-list'
import { LockedNumber } from './LockedNumber'
import styles from './PatientTable.module.css'

interface PatientCellsProps {
  patient: Patient
  term: string
  isLocked: boolean
  tabIndex: 0 | -1
}

export function PatientCells({ patient, term, isLocked, tabIndex }: PatientCellsProps) {
  const { t } = useTranslation(['patientList', 'patient', 'reminders'])
  const { today, revealed, choose, toggle } = useUnit({
    today: $today,
    revealed: $revealedPatientId,
    choose: patientChosen,
    toggle: numberRevealToggled,
  })
  const { uuid, phone, birthDate, citizenshipNumber } = patient
  const name = fullName(patient)
  const missing = <span className={styles.missing}>{t('patient:notRecorded')}</span>
  const phoneTyped = findInNumber(phone ?? '', term)
  const citizenshipTyped = findInNumber(citizenshipNumber ?? '', term)
  return (
    <>
      <th scope="row" className={styles.person}>
        <Avatar name={name ?? ''} size={32} />
        <button type="button" className={styles.name} tabIndex={tabIndex} onClick={() => choose(patient)}>
          {name === null ? (
            <span className={styles.missing}>{t('patient:unnamed')}</span>
          ) : (
            <bdi>
              <Highlight text={name} ranges={findInName(name, term)} />
            </bdi>
          )}
        </button>
        {isLocked && <Icon icon={Lock} size={16} label={t('reminders:locked')} />}
      </th>
      <td data-tabular>
        <Caption text={t('patient:phone')} />
        {phone && isLocked && <LockedNumber number={phone} typed={phoneTyped} />}
        {phone && !isLocked && (
          <PhoneNumber phone={phone} typed={phoneTyped} className={styles.phone} tabIndex={tabIndex} />
        )}
        {!phone && missing}
      </td>
      <td data-tabular>
        <Caption text={t('patient:birthDate')} />
        {birthDate ? <BirthDate date={birthDate} today={today} /> : missing}
      </td>
      <td data-tabular>
        <Caption text={t('patient:citizenshipNumber')} />
        {citizenshipNumber && isLocked && <LockedNumber number={citizenshipNumber} typed={citizenshipTyped} />}
        {citizenshipNumber && !isLocked && (
          <CitizenshipNumber
            number={citizenshipNumber}
            typed={citizenshipTyped}
            isRevealed={revealed === uuid}
            onToggle={() => toggle(uuid)}
            className={styles.reveal}
            tabIndex={tabIndex}
          />
        )}
        {!citizenshipNumber && missing}
      </td>
    </>
  )
}

const Caption = ({ text }: { text: string }) => (
  <span aria-hidden="true" className={styles.caption}>
    {text}
  </span>
)

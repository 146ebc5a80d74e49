import { useUnit } from 'effector-react'
import { Lock } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import {
  BirthDate,
  CitizenshipNumber,
  fullName,
  MaskedNumber,
  type Patient,
  PhoneNumber,
  patientChosen,
} from '@/entities/patient'
import { findInName, findInNumber } from '@/shared/lib/text'
import { $today } from '@/shared/lifecycle'
import { Avatar } from '@/shared/ui/avatar'
import { Highlight } from '@/shared/ui/text'
import { Icon } from '@/shared/ui/icon'
import type { Column } from '../lib/columns'
import { $revealedPatientId, numberRevealToggled } from '../model/patient-list'
import styles from './PatientTable.module.css'

interface PatientCellsProps {
  patient: Patient
  columns: readonly Column[]
  term: string
  isLocked: boolean
  tabIndex: 0 | -1
}

export function PatientCells({ patient, columns, term, isLocked, tabIndex }: PatientCellsProps) {
  'use memo'
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
  const phoneMatches = findInNumber(phone ?? '', term)
  const citizenshipMatches = findInNumber(citizenshipNumber ?? '', term)
  const cellContent = (column: Exclude<Column, 'name'>) => {
    switch (column) {
      case 'phone':
        if (!phone) return missing
        if (isLocked) return <MaskedNumber number={phone} matches={phoneMatches} />
        return <PhoneNumber phone={phone} matches={phoneMatches} className={styles.phone} tabIndex={tabIndex} />
      case 'birthDate':
        return birthDate ? <BirthDate date={birthDate} today={today} /> : missing
      case 'citizenshipNumber':
        if (!citizenshipNumber) return missing
        if (isLocked) return <MaskedNumber number={citizenshipNumber} matches={citizenshipMatches} />
        return (
          <CitizenshipNumber
            number={citizenshipNumber}
            matches={citizenshipMatches}
            isRevealed={revealed === uuid}
            onToggle={() => toggle(uuid)}
            tabIndex={tabIndex}
          />
        )
    }
  }
  return columns.map((column) =>
    column === 'name' ? (
      <th key={column} scope="row" className={styles.person}>
        <Avatar name={name ?? ''} size={32} />
        <button type="button" tabIndex={tabIndex} data-activate="" onClick={() => choose(patient)}>
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
    ) : (
      <td key={column} data-caption={t(`patient:${column}`)}>
        {cellContent(column)}
      </td>
    ),
  )
}

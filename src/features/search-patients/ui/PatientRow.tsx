import { useTranslation } from 'react-i18next'
import { fullName, maskNumber, visibleSuffix, type Patient } from '@/entities/patient'
import { findInName, findInNumber, contains } from '@/shared/lib/text'
import { Avatar } from '@/shared/ui/avatar'
import { Highlight } from '@/shared/ui/text'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import styles from './PaletteRow.module.css'

interface PatientRowProps {
  patient: Patient
  term: string
}

/** Name, then details that distinguish patients with the same name. */
export function PatientRow({ patient, term }: PatientRowProps) {
  'use memo'
  const { t } = useTranslation('search')
  const { birthDate, phone, citizenshipNumber } = patient
  const name = fullName(patient)
  return (
    <>
      <Avatar name={name ?? ''} size={32} />
      <span className={styles.texts}>
        <span className={styles.label} title={name ?? undefined}>
          {name === null ? <Unnamed /> : <Highlight text={name} ranges={findInName(name, term)} />}
        </span>
        <span className={styles.details} data-tabular>
          {birthDate !== null && (
            <span>
              <VisuallyHidden>{t('born', { date: birthDate })}</VisuallyHidden>
              <span aria-hidden="true">{birthDate}</span>
            </span>
          )}
          {phone !== null && (
            <MaskedNumber number={phone} term={term} spoken={t('phoneEnding', { ending: visibleSuffix(phone) })} />
          )}
          {citizenshipNumber !== null && (
            <MaskedNumber
              number={citizenshipNumber}
              term={term}
              label={t('citizenshipShort')}
              spoken={t('citizenshipEnding', { ending: visibleSuffix(citizenshipNumber) })}
            />
          )}
        </span>
      </span>
    </>
  )
}

function Unnamed() {
  const { t } = useTranslation('search')
  return (
    <>
      <VisuallyHidden>{t('unnamedLabel')}</VisuallyHidden>
      <span aria-hidden="true">{t('unnamed')}</span>
    </>
  )
}

interface MaskedNumberProps {
  number: string
  term: string
  label?: string
  spoken: string
}

/** Digits that match the term are shown: the user typed them, and they explain the match. */
function MaskedNumber({ number, term, label, spoken }: MaskedNumberProps) {
  const ranges = findInNumber(number, term)
  const masked = maskNumber(number, (index) => contains(ranges, index))
  return (
    <span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden="true">
        {label !== undefined && `${label} `}
        <Highlight text={masked} ranges={ranges} />
      </span>
    </span>
  )
}

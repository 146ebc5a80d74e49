import { useTranslation } from '@/shared/i18n'
import { fullName, MaskedNumber, type Patient, visibleSuffix } from '@/entities/patient'
import { findInName, findInNumber } from '@/shared/lib/text'
import { Avatar } from '@/shared/ui/avatar'
import { Highlight } from '@/shared/ui/text'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
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
            <span>
              <MaskedNumber
                number={phone}
                matches={findInNumber(phone, term)}
                spoken={t('phoneEnding', { ending: visibleSuffix(phone) })}
              />
            </span>
          )}
          {citizenshipNumber !== null && (
            <span>
              <span aria-hidden="true">{t('citizenshipShort')} </span>
              <MaskedNumber
                number={citizenshipNumber}
                matches={findInNumber(citizenshipNumber, term)}
                spoken={t('citizenshipEnding', { ending: visibleSuffix(citizenshipNumber) })}
              />
            </span>
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

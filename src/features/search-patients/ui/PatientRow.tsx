import { Lock } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { fullName, MaskedNumber, type Patient, visibleSuffix } from '@/entities/patient'
import { findInName, findInNumber } from '@/shared/lib/text'
import { Avatar } from '@/shared/ui/avatar'
import { Icon } from '@/shared/ui/icon'
import { Highlight } from '@/shared/ui/text'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import styles from './PaletteRow.module.css'

interface PatientRowProps {
  patient: Patient
  isLocked: boolean
  term: string
}

/** Name, then details that distinguish patients with the same name. */
export function PatientRow({ patient, isLocked, term }: PatientRowProps) {
  'use memo'
  const { t } = useTranslation(['search', 'reminders'])
  const { birthDate, phone, citizenshipNumber } = patient
  const name = fullName(patient)
  return (
    <>
      <Avatar name={name ?? ''} size={32} />
      <span className={styles.texts}>
        <span className={styles.label} title={name ?? undefined}>
          {name === null ? <Unnamed /> : <Highlight text={name} ranges={findInName(name, term)} />}
        </span>
        <span className={styles.details}>
          {birthDate !== null && (
            <span>
              <VisuallyHidden>{t('search:born', { date: birthDate })}</VisuallyHidden>
              <span aria-hidden="true">{birthDate}</span>
            </span>
          )}
          {phone !== null && (
            <span>
              <MaskedNumber
                number={phone}
                matches={findInNumber(phone, term)}
                spoken={t('search:phoneEnding', { ending: visibleSuffix(phone) })}
              />
            </span>
          )}
          {citizenshipNumber !== null && (
            <span>
              <span aria-hidden="true">{t('search:citizenshipShort')} </span>
              <MaskedNumber
                number={citizenshipNumber}
                matches={findInNumber(citizenshipNumber, term)}
                spoken={t('search:citizenshipEnding', { ending: visibleSuffix(citizenshipNumber) })}
              />
            </span>
          )}
        </span>
      </span>
      {isLocked && <Icon icon={Lock} size={16} label={t('reminders:locked')} className={styles.lock} />}
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

import { ArrowLeft } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import type { Patient } from '@/entities/patient'
import { IconButton } from '@/shared/ui/icon-button'
import { returnFocusProps } from './PaletteField'
import styles from './PatientHeader.module.css'
import { PatientRow } from './PatientRow'

interface PatientHeaderProps {
  patient: Patient
  isLocked: boolean
  term: string
  onBack: () => void
}

/** Above the actions of a patient. */
export function PatientHeader({ patient, isLocked, term, onBack }: PatientHeaderProps) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.header} data-kind="patient" data-opened="">
      <IconButton icon={ArrowLeft} label={t('backToResults')} {...returnFocusProps} onClick={onBack} />
      <PatientRow patient={patient} isLocked={isLocked} term={term} />
    </div>
  )
}

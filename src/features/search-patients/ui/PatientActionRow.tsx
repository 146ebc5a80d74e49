import { ClipboardList, Copy, Eye, EyeOff, type IconNode, Phone, Video } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { type Patient, RevealableNumber } from '@/entities/patient'
import { Icon } from '@/shared/ui/icon'
import type { PatientActionId } from '../lib/patient-actions'
import styles from './PaletteRow.module.css'

interface PatientActionRowProps {
  id: PatientActionId
  patient: Patient
  isNumberRevealed: boolean
}

export function PatientActionRow({
  id,
  patient: { phone, citizenshipNumber },
  isNumberRevealed,
}: PatientActionRowProps) {
  const { t } = useTranslation(['search', 'patient'])
  switch (id) {
    case 'follow-up':
      return <ActionRow icon={ClipboardList} label={t('patient:followUp')} />
    case 'call':
      return <ActionRow icon={Video} label={t('patient:startConsultation')} />
    case 'copy-phone':
      return <ActionRow icon={Phone} label={t('patient:copyPhone')} value={phone} />
    case 'toggle-number':
      return (
        <ActionRow
          icon={isNumberRevealed ? EyeOff : Eye}
          label={isNumberRevealed ? t('search:hideNumber') : t('search:revealNumber')}
          value={citizenshipNumber && <RevealableNumber number={citizenshipNumber} isRevealed={isNumberRevealed} />}
        />
      )
    case 'copy-number':
      return <ActionRow icon={Copy} label={t('patient:copyNumber')} />
  }
}

interface ActionRowProps {
  icon: IconNode
  label: string
  value?: ReactNode
}

function ActionRow({ icon, label, value }: ActionRowProps) {
  return (
    <>
      <span className={styles.drawing}>
        <Icon icon={icon} size={18} />
      </span>
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {value && (
          <span className={styles.details} data-tabular>
            {value}
          </span>
        )}
      </span>
    </>
  )
}

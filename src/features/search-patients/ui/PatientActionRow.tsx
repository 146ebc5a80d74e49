import { Copy, Eye, EyeOff, HeartHandshake, Video } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { type Patient, RevealableNumber } from '@/entities/patient'
import type { PatientActionId } from '../lib/patient-actions'
import { IconRow } from './IconRow'

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
  const { t } = useTranslation(['search', 'patient', 'call'])
  switch (id) {
    case 'follow-up':
      return <IconRow icon={HeartHandshake} label={t('patient:followUp')} />
    case 'call':
      return <IconRow icon={Video} label={t('call:join.action')} />
    case 'copy-phone':
      return <IconRow icon={Copy} label={t('patient:copyPhone')} details={phone} />
    case 'toggle-number':
      return (
        <IconRow
          icon={isNumberRevealed ? EyeOff : Eye}
          label={isNumberRevealed ? t('search:hideNumber') : t('search:revealNumber')}
          details={citizenshipNumber && <RevealableNumber number={citizenshipNumber} isRevealed={isNumberRevealed} />}
        />
      )
    case 'copy-number':
      return <IconRow icon={Copy} label={t('patient:copyNumber')} />
  }
}

import { useUnit } from 'effector-react'
import { HeartPulse } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '@/shared/ui/menu'
import { $isPatientSiteAvailable } from '../model/availability'
import { patientSiteChosen } from '../model/visit'

/** An entry of the user menu, for doctors who are patients too; it appears with the response, also in an open menu. */
export function PatientSiteItem() {
  const { t } = useTranslation('shell')
  const { isOffered, choose } = useUnit({ isOffered: $isPatientSiteAvailable, choose: patientSiteChosen })
  if (!isOffered) return null
  return (
    <MenuItem icon={HeartPulse} onSelect={choose}>
      {t('patientSite')}
    </MenuItem>
  )
}

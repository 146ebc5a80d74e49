import { useUnit } from 'effector-react'
import { HeartPulse } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { MenuItem } from '@/shared/ui/menu'
import { $isPatientSiteAvailable } from '../model/availability'
import { patientSiteChosen } from '../model/visit'

/** Item of the user menu for users who are also patients; it may appear while the menu is open. */
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

import { useUnit } from 'effector-react'
import { HeartPulse } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '@/shared/ui/menu'
import { $isPatientSiteAvailable } from '../model/availability'
import { patientSiteChosen } from '../model/visit'

/** An entry of the user menu, for doctors who are patients too. What the menu offers is settled when it opens: nothing moves under the pointer. */
export function PatientSiteItem() {
  const { t } = useTranslation('shell')
  const { isOffered, choose } = useUnit({ isOffered: $isPatientSiteAvailable, choose: patientSiteChosen })
  const [wasOffered] = useState(isOffered)
  if (!wasOffered) return null
  return (
    <MenuItem icon={HeartPulse} onSelect={choose}>
      {t('patientSite')}
    </MenuItem>
  )
}

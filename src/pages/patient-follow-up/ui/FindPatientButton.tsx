import { useUnit } from 'effector-react'
import { UserRoundSearch } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { patientSearchRequested } from '@/entities/patient'
import { Button } from '@/shared/ui/button'

/** Next step of the states without a patient or a name. */
export function FindPatientButton() {
  const { t } = useTranslation('notifications')
  const requestSearch = useUnit(patientSearchRequested)
  return (
    <Button icon={UserRoundSearch} onClick={() => requestSearch('')}>
      {t('actions.findPatient')}
    </Button>
  )
}

import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/dialog'
import { $call } from '../../model/call'
import { deviceTestDismissed } from '../../model/call-state'
import { DeviceSetup } from './DeviceSetup'

export function DeviceTestDialog() {
  const { t } = useTranslation('call')
  const { call, dismiss } = useUnit({ call: $call, dismiss: deviceTestDismissed })
  return (
    <Dialog
      isOpen={call.status === 'testing'}
      onClose={dismiss}
      size="l"
      title={t('deviceTest.title')}
      description={t('deviceTest.text')}
    >
      <DeviceSetup />
    </Dialog>
  )
}

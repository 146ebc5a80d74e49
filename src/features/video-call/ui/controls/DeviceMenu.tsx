import { Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Popover } from '@/shared/ui/popover'
import { ControlButton } from './ControlButton'
import { CameraPicker, MicrophonePicker, SpeakerPicker } from './DevicePickers'
import styles from './DeviceMenu.module.css'

export function DeviceMenu() {
  const { t } = useTranslation('call')
  return (
    <Popover
      label={t('controls.devices')}
      align="above"
      className={styles.panel}
      trigger={(props) => <ControlButton {...props} icon={Settings2} label={t('controls.devices')} />}
    >
      <div className={styles.fields}>
        <CameraPicker />
        <MicrophonePicker />
        <SpeakerPicker />
      </div>
    </Popover>
  )
}

import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '@/shared/ui/field'
import { $camera, $devices, $microphone, $speaker, deviceChosen, type MediaDevice } from '../../model/local-media'

type PickerProps = {
  kind: 'camera' | 'microphone' | 'speaker'
  devices: readonly MediaDevice[]
  chosen: string | null
}

/** Before the permission is granted the browser hides the labels of the devices. */
function Picker({ kind, devices, chosen }: PickerProps) {
  const { t } = useTranslation('call')
  const choose = useUnit(deviceChosen)
  const options = devices.map(({ deviceId, label }, index) => ({
    value: deviceId,
    label: label || t('preJoin.unnamed', { kind: t(`preJoin.${kind}`), number: index + 1 }),
  }))
  return (
    <SelectField
      label={t(`preJoin.${kind}`)}
      value={chosen ?? options[0]?.value ?? ''}
      options={options.length > 0 ? options : [{ value: '', label: t('preJoin.noDevice') }]}
      isReadOnly={options.length === 0}
      onValueChange={(deviceId) => choose({ kind, deviceId })}
    />
  )
}

export function CameraPicker() {
  const { devices, chosen } = useUnit({ devices: $devices, chosen: $camera })
  return <Picker kind="camera" devices={devices.cameras} chosen={chosen.deviceId} />
}

export function MicrophonePicker() {
  const { devices, chosen } = useUnit({ devices: $devices, chosen: $microphone })
  return <Picker kind="microphone" devices={devices.microphones} chosen={chosen.deviceId} />
}

/** Not rendered where the browser cannot select the speaker. */
export function SpeakerPicker() {
  const { devices, chosen } = useUnit({ devices: $devices, chosen: $speaker })
  return devices.speakers.length > 0 && <Picker kind="speaker" devices={devices.speakers} chosen={chosen} />
}

import { useUnit } from 'effector-react'
import { Mic, MicOff, Video, VideoOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '@/shared/ui/field'
import { callShortcuts } from '../../model/call-window'
import {
  $camera,
  $devices,
  $microphone,
  $speaker,
  cameraToggled,
  deviceChosen,
  type MediaDevice,
  microphoneToggled,
} from '../../model/local-media'
import { ControlButton } from './ControlButton'

export function MediaToggles({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation('call')
  const { microphone, camera, toggleMicrophone, toggleCamera } = useUnit({
    microphone: $microphone,
    camera: $camera,
    toggleMicrophone: microphoneToggled,
    toggleCamera: cameraToggled,
  })
  return (
    <>
      <ControlButton
        icon={microphone.isEnabled ? Mic : MicOff}
        label={t(microphone.isEnabled ? 'controls.muteMicrophone' : 'controls.unmuteMicrophone')}
        tone={microphone.isEnabled ? 'neutral' : 'off'}
        isCompact={isCompact}
        shortcut={callShortcuts.microphone}
        onClick={() => toggleMicrophone()}
      />
      <ControlButton
        icon={camera.isEnabled ? Video : VideoOff}
        label={t(camera.isEnabled ? 'controls.stopCamera' : 'controls.startCamera')}
        tone={camera.isEnabled ? 'neutral' : 'off'}
        isCompact={isCompact}
        shortcut={callShortcuts.camera}
        onClick={() => toggleCamera()}
      />
    </>
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

import { useUnit } from 'effector-react'
import { Mic, MicOff, Video, VideoOff } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { SelectField } from '@/shared/ui/field'
import { LiveRegion } from '@/shared/ui/live-region'
import { type DeviceLists, isStarting } from '../../lib/devices/local-devices'
import { callShortcuts } from '../../model/call-window'
import {
  $announcedDevice,
  $camera,
  $localMedia,
  $microphone,
  cameraToggled,
  deviceChosen,
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
        icon={microphone.isOn ? Mic : MicOff}
        label={t(microphone.isOn ? 'controls.muteMicrophone' : 'controls.unmuteMicrophone')}
        tone={microphone.isOn ? 'neutral' : 'off'}
        isCompact={isCompact}
        shortcut={callShortcuts.microphone}
        onClick={() => toggleMicrophone()}
      />
      <ControlButton
        icon={camera.isOn ? Video : VideoOff}
        label={t(camera.isOn ? 'controls.stopCamera' : 'controls.startCamera')}
        tone={camera.isOn ? 'neutral' : 'off'}
        isCompact={isCompact}
        shortcut={callShortcuts.camera}
        onClick={() => toggleCamera()}
      />
    </>
  )
}

export function DeviceAnnouncement() {
  const { t } = useTranslation('call')
  const announced = useUnit($announcedDevice)
  return <LiveRegion message={announced ? t(`local.${announced.kind}${announced.isEnabled ? 'On' : 'Off'}`) : ''} />
}

/** There is no list of speakers where the browser cannot select one. */
export function DevicePicker({ kind }: { kind: keyof DeviceLists }) {
  const { t } = useTranslation('call')
  const { media, camera, microphone, choose } = useUnit({
    media: $localMedia,
    camera: $camera,
    microphone: $microphone,
    choose: deviceChosen,
  })
  const { lists, preferences, errors } = media
  const device = { camera, microphone, speaker: null }[kind]
  const chosen = device?.deviceId ?? preferences[kind]
  const options = lists[kind].map(({ deviceId, label }) => ({ value: deviceId, label }))
  const { value } = options.find((option) => option.value === chosen) ?? options[0] ?? { value: '' }
  if (kind === 'speaker' && options.length === 0) return null
  // Also of a device that is switched off, which has no `deviceError`.
  const missing = kind !== 'speaker' && errors[kind] === 'denied' ? 'preJoin.deviceDenied' : 'preJoin.noDevice'
  const placeholder = t(device && isStarting(device) ? 'preJoin.deviceStarting' : missing)
  return (
    <SelectField
      label={t(`preJoin.${kind}`)}
      value={value}
      options={options.length > 0 ? options : [{ value: '', label: placeholder }]}
      isReadOnly={options.length === 0}
      onValueChange={(deviceId) => choose({ kind, deviceId })}
    />
  )
}
